import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSigningOut, cancelSignOut } from "./pendingSignOut.ts";
import { logOutAndLeave } from "./logOutAndLeave.ts";

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  cancelSignOut();
});

it("marks the page as signing out until it is gone, so that no refused call navigates (R7.12)", async () => {
  const held: boolean[] = [];
  const answer = () => {
    held.push(isSigningOut());
    return Promise.resolve();
  };
  const leave = vi.fn<() => void>();
  await logOutAndLeave("Logget ud", answer, leave);
  expect(leave).toHaveBeenCalledOnce();
  expect([...held, isSigningOut()]).toEqual([true, true]);
  page.dispatchEvent(new Event("pagehide"));
  expect(isSigningOut()).toBe(false);
});

it("stays on the page when the logout fails", async () => {
  const leave = vi.fn<() => void>();
  await expect(logOutAndLeave("Logget ud", () => Promise.reject(new Error("down")), leave)).rejects.toThrow(
    "down",
  );
  expect([leave.mock.calls.length, isSigningOut()]).toEqual([0, false]);
});
