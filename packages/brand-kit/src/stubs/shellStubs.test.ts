import { describe, expect, it } from "vitest";
import { shellStubs } from "./shellStubs.ts";
import { STUB_MARK } from "./stubMark.ts";

describe("shellStubs", () => {
  it("gives every app its layout, error views and handlers, wired to its own site", () => {
    const files = shellStubs();
    expect(files.get("app/[ctx]/layout.tsx")).toBe(`${STUB_MARK}
import { site } from "../../site.ts";

export const dynamic = "force-static";
export default site.Layout;
`);
    expect(files.get("app/internal/preview/enter/route.ts")).toBe(`${STUB_MARK}
import { site } from "../../../../site.ts";

export const dynamic = "force-dynamic";
export const GET = site.handlers.previewEnter;
`);
    expect(files.get("app/global-error.tsx")).toContain(
      '"use client";\n\nexport { GlobalErrorView as default }',
    );
  });

  it("has what reads the environment when the server starts beside the folder of pages (R3.17)", () => {
    expect(shellStubs().get("instrumentation.ts")).toBe(
      `${STUB_MARK}\nexport { register } from "@spilhus/site/instrumentation";\n`,
    );
  });

  it("writes one statement a line", () => {
    const lines = [...shellStubs().values()].flatMap((text) => text.split("\n").slice(1));
    expect(lines.filter((line) => /;./.test(line))).toEqual([]);
  });
});
