import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { buildProgram, builtFile, PROGRAMS } from "../../scripts/buildProgram.ts";
import { startScript } from "../scripts.ts";

/** What the game hub adds to each page's first script, before compression. */
const HUB_BYTES = 600;
/** And what keeping an early press adds. */
const PRESS_BYTES = 760;

describe("the built scripts", () => {
  it.each(PROGRAMS)("%s is what its program builds to; else run `node packages/boot/scripts/build.ts`", async (name) => {
    expect(readFileSync(builtFile(name), "utf8")).toBe(await buildProgram(name));
  });

  it("cost a page no more bytes than the hand-written ones did, the game hub and an early press", () => {
    expect(startScript([]).length).toBeLessThanOrEqual(697 + HUB_BYTES + PRESS_BYTES);
    expect(startScript([], ["x"]).length).toBeLessThanOrEqual(1_311 + HUB_BYTES + PRESS_BYTES);
  });

  it("look for the cookie that the gateway sets beside a session", () => {
    expect(startScript([])).toContain(`(?:^|; )${PLAYER_COOKIES.sessionExpiry.name}=`);
  });

  it("hold each list once, whatever an address is called, and no end of their own element", () => {
    const text = startScript(["/_next/static/</script>", "/CHUNKS.js"], ["/REQUESTS", "/x"]);
    expect(text).not.toContain("</script");
    expect(text).toContain('["/REQUESTS","/x"]');
    expect(text).toContain('["/_next/static/\\u003c/script>","/CHUNKS.js"]');
    // Throws when the text is no script.
    expect(new Function(text)).toBeTypeOf("function");
  });
});
