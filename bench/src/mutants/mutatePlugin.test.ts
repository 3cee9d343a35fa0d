import { describe, expect, it } from "vitest";
import { mutatePlugin } from "./mutatePlugin.ts";

const ROOT = "/repository";

function transform(code: string, id: string) {
  const { transform: hook } = mutatePlugin({ file: "a/b.ts", find: "x > 1", replace: "true" }, ROOT);
  // The plugin declares it as a plain function that needs no plugin context.
  const run = hook as unknown as (code: string, id: string) => { readonly code: string } | undefined;
  return run(code, id)?.code;
}

describe("mutatePlugin", () => {
  it("replaces the text in the named file", () => {
    expect(transform("if (x > 1) y();", `${ROOT}/a/b.ts`)).toBe("if (true) y();");
  });

  it("leaves other files alone", () => {
    expect(transform("if (x > 1) y();", `${ROOT}/a/c.ts`)).toBeUndefined();
  });
});
