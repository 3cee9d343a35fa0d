import { expect, it, vi } from "vitest";
import { takeToken } from "./linkToken.ts";

it("removes the token from the address once (R2.31, asvs:14.2.1)", () => {
  const replaceState = vi.fn<History["replaceState"]>();
  expect(takeToken({ pathname: "/skift-adgangskode/abc_-123" }, { replaceState })).toBe("abc_-123");
  expect(replaceState).toHaveBeenCalledExactlyOnceWith(null, "", "/skift-adgangskode/valg");
  expect(takeToken({ pathname: "/skift-adgangskode/valg" }, { replaceState })).toBeUndefined();
  expect(replaceState).toHaveBeenCalledTimes(1);
});
