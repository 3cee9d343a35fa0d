import { describe, expect, it } from "vitest";
import { linksIn, pathsIn, scriptsIn } from "./namedInDocs.ts";

describe("what a document names", () => {
  it("is its paths, in spans and in blocks, with places as patterns", () => {
    const text = [
      "See `packages/ui/src/<the name>/<Name>.tsx`, `edge/src/` and `turbo.json`; run `node packages/a.ts --check`.",
      "",
      "```",
      "node --conditions=source packages/brand-kit/src/cli/new.ts <id>",
      "```",
    ].join("\n");
    expect(pathsIn(text).sort()).toEqual([
      "edge/src",
      "packages/a.ts",
      "packages/brand-kit/src/cli/new.ts",
      "packages/ui/src/*/*.tsx",
      "turbo.json",
    ]);
  });

  it("is no path when it is an address, a value or prose", () => {
    expect(pathsIn("`/gateway/x`, `private, no-cache`, packages/ui, `./x.ts`, `edge`, `apps`")).toEqual([]);
  });

  it("is its links inside the repository", () => {
    expect(linksIn("[a](adr/a.md#top) [b](../b.md) [c](https://example.org/x) [d](#here)")).toEqual([
      "adr/a.md",
      "../b.md",
    ]);
  });

  it("is the scripts it tells the reader to run", () => {
    expect(scriptsIn("`npm start`, npm test, `npm run brand:new -- <id>`; npm install")).toEqual([
      "start",
      "test",
      "brand:new",
    ]);
  });
});
