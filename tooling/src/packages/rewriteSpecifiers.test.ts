import { describe, expect, it } from "vitest";
import { rewriteSpecifiers } from "./rewriteSpecifiers.ts";

describe("the specifiers of a built module", () => {
  it.each([
    ["an import", 'import { a } from "./a.ts";', 'import { a } from "./a.js";'],
    ["an import of a component", "import { A } from '../A.tsx';", "import { A } from '../A.js';"],
    ["an import for its effect", 'import "./a.ts";', 'import "./a.js";'],
    ["a re-export of several names", 'export { a, b } from "./a.ts";', 'export { a, b } from "./a.js";'],
    ["a re-export of everything", 'export * from "./a.ts";', 'export * from "./a.js";'],
    ["a dynamic import", 'const a = () => import("./a.ts");', 'const a = () => import("./a.js");'],
  ])("name the output in %s", (_, written, built) => {
    expect(rewriteSpecifiers("a.js", written)).toBe(built);
  });

  it("name the output in the types of a declaration", () => {
    const written =
      'import type { A } from "./a.ts";\nexport declare const b: Map<A, import("../b/B.tsx").B<import("./c.ts").C>>;\n';
    expect(rewriteSpecifiers("b.d.ts", written)).toBe(
      'import type { A } from "./a.js";\nexport declare const b: Map<A, import("../b/B.js").B<import("./c.js").C>>;\n',
    );
  });

  it.each([
    ["packages", 'import { a } from "some-package.ts";'],
    ["other extensions", 'import a from "./a.json" with { type: "json" };'],
    ["addresses made at run time", "const a = (path) => import(path);"],
    ["code that is data", 'const text = `import { a } from "./a.ts";`; // import "./b.ts"'],
    ["strings that are no specifiers", 'const file = "./handler.ts";'],
  ])("leave %s as written", (_, text) => {
    expect(rewriteSpecifiers("a.js", text)).toBe(text);
  });

  it("keep the directive that marks an island in front", () => {
    expect(rewriteSpecifiers("a.js", '"use client";\nimport { a } from "./a.ts";')).toBe(
      '"use client";\nimport { a } from "./a.js";',
    );
  });

  it("in a file that cannot be parsed are refused, with the file's name", () => {
    expect(() => rewriteSpecifiers("broken.js", "import {")).toThrow(/^broken\.js cannot be parsed/);
  });
});
