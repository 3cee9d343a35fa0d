import { createTranslator } from "@spilhus/i18n";
import { takeNextPageNotice } from "@spilhus/page-kit/notifications";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { tellLostSession } from "../visitor/lostSession.ts";
import { cancelSignOut, completeSignOut, isSigningOut } from "./pendingSignOut.ts";
import { reloadLoggedOut } from "./reloadLoggedOut.ts";
import { sessionStore, type KnownSession } from "./sessionStore.ts";

const reload = vi.fn<() => void>();
beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
  const texts = { "account.noLongerLoggedIn": createTranslator("da").t("account.noLongerLoggedIn") };
  // The parts of a session that the function reads.
  sessionStore.set({ messages: { locale: "da", texts } } as unknown as KnownSession);
});
afterEach(() => {
  sessionStore.set(undefined);
  cancelSignOut();
  reload.mockClear();
  vi.unstubAllGlobals();
});

it("says in the new document that the player is logged out, as in another tab", () => {
  reloadLoggedOut(reload);
  expect(reload).toHaveBeenCalledOnce();
  expect(takeNextPageNotice()).toBe("Du er ikke længere logget ind.");
});

it("leaves a page alone that says itself that the session has ended", () => {
  completeSignOut();
  reloadLoggedOut(reload);
  expect(reload).not.toHaveBeenCalled();
  expect(takeNextPageNotice()).toBeUndefined();
});

it("leaves a page of play alone, which is told and forgets its player (games attack 9)", () => {
  vi.stubGlobal("document", {});
  const tell = vi.fn<() => void>();
  const stop = tellLostSession(tell);
  reloadLoggedOut(reload);
  expect(tell).toHaveBeenCalledOnce();
  expect(reload).not.toHaveBeenCalled();
  expect(sessionStore.shown()).toBeUndefined();
  expect(isSigningOut()).toBe(true);
  cancelSignOut();
  stop();
  reloadLoggedOut(reload);
  expect(reload).toHaveBeenCalledOnce();
});
