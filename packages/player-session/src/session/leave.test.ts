import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tellLostSession } from "../visitor/lostSession.ts";
import { leaveUnauthorized } from "./leave.ts";
import { cancelSignOut } from "./pendingSignOut.ts";

const assign = vi.fn<(address: string) => void>();
beforeEach(() => {
  vi.stubGlobal("document", {});
  vi.stubGlobal("location", { pathname: "/playgame", search: "?game=tre-kirsebaer", assign });
});
afterEach(() => {
  cancelSignOut();
  assign.mockClear();
  vi.unstubAllGlobals();
});

it("a lost session leads to the front page and back (R8.01)", () => {
  leaveUnauthorized();
  expect(assign).toHaveBeenCalledExactlyOnceWith("/?returnUrl=%2Fplaygame%3Fgame%3Dtre-kirsebaer");
});

it("a lost session leads nowhere from a page that tells its player why, until that page is gone (R8.01, games attack 9)", () => {
  const tell = vi.fn<() => void>();
  const stop = tellLostSession(tell);
  leaveUnauthorized();
  expect(tell).toHaveBeenCalledOnce();
  expect(assign).not.toHaveBeenCalled();
  stop();
  leaveUnauthorized();
  expect(assign).toHaveBeenCalledOnce();
});
