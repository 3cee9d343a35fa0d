import { describe, expect, it } from "vitest";
import { withoutServerHalf } from "./withoutServerHalf.ts";

describe("withoutServerHalf", () => {
  it("leaves of a contract what the client reads", () => {
    const source = `
      export const GET_PROFILE = {
        ...OF_PLAYERS,
        id: "get-profile",
        method: "GET",
        path: \`\${BASE}/profile\`,
        summary: "The player's name",
        audience: "player",
        kind: "read",
        limit: "chat",
        query: /* @__PURE__ */ record({ brand: text, kind: text }),
        body: /* @__PURE__ */ record({ parse: flag }),
        legacy: true,
        answer: ProfileSchema,
        refusals: ["not-signed-in"],
      } as const satisfies CallContract;`;
    const kept = withoutServerHalf("calls.ts", source);
    expect(kept.replace(/\s+/g, " ").trim()).toBe(
      'export const GET_PROFILE = { ...OF_PLAYERS, id: "get-profile", method: "GET", ' +
        "path: `${BASE}/profile`, legacy: true, answer: ProfileSchema, } as const satisfies CallContract;",
    );
  });

  it("leaves the parsers of a shape, and drops its JSON Schema", () => {
    const source =
      'export const text = { parse: (v) => String(v), jsonSchema: { type: "string" }, isOptional: true };';
    expect(withoutServerHalf("text.js", source)).toBe(
      "export const text = { parse: (v) => String(v), isOptional: true };",
    );
  });

  it.each([
    'const line = record({ kind: oneOf(["system"]), summary: text, body: text });',
    "const limits = { id: 1, summary: 2, kind: 3 };",
    "type Shape = { readonly parse: () => void; readonly jsonSchema: object };",
  ])("leaves other objects alone: %s", (source) => {
    expect(withoutServerHalf("other.ts", source)).toBe(source);
  });

  it("names the file that does not parse", () => {
    expect(() => withoutServerHalf("broken.ts", "const = {")).toThrow(/broken\.ts: /);
  });
});
