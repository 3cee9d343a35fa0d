import { describe, expect, it } from "vitest";
import { MIDDLEWARE_IDS } from "@spilhus/contracts";
import { ROUTES } from "@spilhus/routes";
import { middlewareComponent } from "./MiddlewareSlot.tsx";

describe("middlewareComponent", () => {
  it("throws for an unknown id (R8.06)", () => {
    expect(() => middlewareComponent("no-such-guard")).toThrow('Unknown route middleware: "no-such-guard".');
    expect(() => middlewareComponent("toString")).toThrow(/Unknown route middleware/);
  });

  it("knows every id of the contract and of every route (R2.01, R2.20, R8.06)", () => {
    const ids = [...MIDDLEWARE_IDS, ...ROUTES.flatMap(({ middleware }): readonly string[] => middleware)];
    for (const id of ids) expect(() => middlewareComponent(id)).not.toThrow();
  });
});
