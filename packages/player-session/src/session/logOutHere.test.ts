import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isPageHeld, releasePage } from "./heldPage.ts";
import { logOutHere } from "./logOutHere.ts";

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  releasePage();
});

it("holds its page from the logout until the page is gone: no other question leads elsewhere (R7.12)", async () => {
  const held: boolean[] = [];
  const answer = () => {
    held.push(isPageHeld());
    return Promise.resolve();
  };
  const leave = vi.fn<() => void>();
  await logOutHere("Logget ud", answer, leave);
  expect(leave).toHaveBeenCalledOnce();
  expect([...held, isPageHeld()]).toEqual([true, true]);
  page.dispatchEvent(new Event("pagehide"));
  expect(isPageHeld()).toBe(false);
});

it("stays, and lets go of its page, where nobody could be logged out", async () => {
  const leave = vi.fn<() => void>();
  await expect(logOutHere("Logget ud", () => Promise.reject(new Error("down")), leave)).rejects.toThrow(
    "down",
  );
  expect([leave.mock.calls.length, isPageHeld()]).toEqual([0, false]);
});
