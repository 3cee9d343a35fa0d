import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isPageHeld, releasePage } from "../player/heldPage.ts";
import { logOutHere } from "./logOutHere.ts";

const parts = vi.hoisted(() => ({ logOut: vi.fn(), leaveForGood: vi.fn() }));
vi.mock("@spilhus/api-client", () => ({ logOut: parts.logOut }));
vi.mock("./leave.ts", () => ({ leaveForGood: parts.leaveForGood, leaveUnauthorized: vi.fn() }));
vi.mock("./playerCalls.ts", () => ({ playerTransport: {} }));

const page = new EventTarget();
beforeEach(() => {
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  parts.leaveForGood.mockClear();
});
afterEach(releasePage);

it("holds its page from the logout until the page is gone: no other question leads elsewhere (R7.12)", async () => {
  parts.logOut.mockImplementation(() => Promise.resolve(expect(isPageHeld()).toBe(true)));
  await logOutHere();
  expect(parts.leaveForGood).toHaveBeenCalledOnce();
  expect(isPageHeld()).toBe(true);
  page.dispatchEvent(new Event("pagehide"));
  expect(isPageHeld()).toBe(false);
});

it("stays, and lets go of its page, where nobody could be logged out", async () => {
  parts.logOut.mockRejectedValue(new Error("down"));
  await expect(logOutHere()).rejects.toThrow("down");
  expect([parts.leaveForGood.mock.calls.length, isPageHeld()]).toEqual([0, false]);
});
