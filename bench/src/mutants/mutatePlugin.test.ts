import { describe, expect, it } from "vitest";
import { mutatePlugin } from "./mutatePlugin.ts";

const ROOT = "/repository";

function transform(code: string, id: string) {
  const { plugin, places } = mutatePlugin({ file: "a/b.ts", find: "x > 1", replace: "true" }, ROOT);
  const { transform: hook } = plugin;
  // The plugin declares it as a plain function that needs no plugin context.
  const run = hook as unknown as (code: string, id: string) => { readonly code: string } | undefined;
  return { result: run(code, id)?.code, places: places() };
}

describe("mutatePlugin", () => {
  it("replaces the text in the named file", () => {
    expect(transform("if (x > 1) y();", `${ROOT}/a/b.ts`)).toEqual({ result: "if (true) y();", places: 1 });
  });

  it("leaves other files alone", () => {
    expect(transform("if (x > 1) y();", `${ROOT}/a/c.ts`)).toEqual({ result: undefined, places: undefined });
  });

  it("changes nothing when the text is not unique, and says how often it stands there", () => {
    expect(transform("x > 1 || x > 1", `${ROOT}/a/b.ts`)).toEqual({ result: undefined, places: 2 });
    expect(transform("y", `${ROOT}/a/b.ts`)).toEqual({ result: undefined, places: 0 });
  });
});
