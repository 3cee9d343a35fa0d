import { afterEach, describe, expect, it, vi } from "vitest";
import type { GameHub } from "./gameHub.ts";
import { installGameHub } from "./installGameHub.ts";

afterEach(() => void vi.restoreAllMocks());

describe("the hub of a page", () => {
  it("can be neither replaced nor removed", () => {
    const page: { gameHub?: GameHub } = {};
    installGameHub(page);
    const hub = page.gameHub;
    expect(hub?.version).toBe(1);
    expect(() => Object.assign(page, { gameHub: {} })).toThrow(TypeError);
    expect(() => Reflect.deleteProperty(page, "gameHub")).not.toThrow();
    installGameHub(page);
    expect(page.gameHub).toBe(hub);
  });

  it("is missing where it could not be created, which is logged and nothing else (R4.21, R8.13)", () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const page: { gameHub?: GameHub } = Object.freeze({});
    expect(() => installGameHub(page)).not.toThrow();
    expect(page.gameHub).toBeUndefined();
    expect(log).toHaveBeenCalledExactlyOnceWith("Failed to create the game hub", expect.any(TypeError));
  });
});
