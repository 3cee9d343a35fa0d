import { STUDIO_MARK } from "@spilhus/contracts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { documentOf } from "../../testing/pageDouble.ts";
import { startTestEdge, type TestEdge } from "../../testing/testEdge.ts";
import { answer } from "../../testing/upstreamDouble.ts";

const studios = [
  { id: "polar", origin: "https://spil.polar.example" },
  { id: "strand", origin: "https://spil.strand.example" },
];
const mark = (id: string) => `<meta name="${STUDIO_MARK}" content="${id}"/>`;

describe("the page of a studio's game", () => {
  let test: TestEdge;
  let extra = "";
  beforeAll(async () => {
    test = await startTestEdge({
      brand: { studios },
      env: { STUDIO_ORIGINS: '{"strand":"https://test.strand.example"}' },
      app: (_, response) => answer(response, 200, { "content-type": "text/html" }, documentOf("Spil", extra)),
    });
  });
  afterAll(() => test.stop());
  let asked = 0;
  /** A page that is not in memory yet. `/playgame/login` is of the same class and open to guests. */
  const headersOf = async (document: string, path = "/playgame/login") => {
    extra = document;
    asked += 1;
    const { headers } = await test.get(`${path}?game=spil-${asked}`);
    const [frames] = /frame-src [^;]*/.exec(String(headers["content-security-policy"])) ?? [];
    return { frames, permissions: String(headers["permissions-policy"]) };
  };

  it("frames that studio's origin alone and lets it sound, never fill the screen (games attack 11)", async () => {
    const { frames, permissions } = await headersOf(mark("polar"));
    expect(frames).toBe("frame-src https://spil.polar.example");
    expect(permissions).toContain('fullscreen=(self), autoplay=(self "https://spil.polar.example")');
  });

  it("has the origin that the environment names in place of the brand's", async () => {
    expect((await headersOf(mark("strand"))).frames).toBe("frame-src https://test.strand.example");
  });

  it.each([
    ["no mark", ""],
    ["a studio that is not the brand's", mark("evil")],
    ["an address", mark("https://evil.example")],
    ["a mark in a text", "&lt;meta name=&quot;spilhus-studio&quot; content=&quot;polar&quot;"],
  ])("frames nothing with %s (games attack 11)", async (_, document) => {
    const { frames, permissions } = await headersOf(document);
    expect(frames).toBe("frame-src 'none'");
    expect(permissions).toContain("autoplay=(self),");
  });

  it("is the only page with a frame, whatever another one says (games attack 11)", async () => {
    const { frames, permissions } = await headersOf(mark("polar"), "/faq");
    expect([frames, permissions.includes("autoplay")]).toEqual([undefined, false]);
  });
});
