import {
  GET_DEPOSIT_LIMITS,
  GET_LOSS_LIMITS,
  GET_USER_INFO,
  type UserInfo,
} from "@spilhus/contracts/player-account";
import { CHECK_LOGIN_LIMITS } from "@spilhus/contracts/user-auth";
import { playerCache, sessionStore } from "@spilhus/player-session/session";
import { PLAYER } from "@spilhus/player-session/testing";

/** Server time in account stories. */
export const STORY_NOW = "2026-11-22T12:00:00Z";

interface AccountState {
  readonly user?: Partial<UserInfo>;
  readonly withinLimits?: boolean;
  /** Responses of other calls, by `METHOD path`; the function runs for each call, and is given what is sent. */
  readonly answers?: Readonly<Record<string, (sent?: RequestInit) => Response | Promise<Response>>>;
}

/** An error response of the gateway. */
export const refused = (status: number, code: string) =>
  Response.json({ error: { code, message: "…", statusCode: status } }, { status });

/** Logs a player in for account islands, without a gateway; for a story's `beforeEach`. */
export function asPlayer({ user = {}, withinLimits = true, answers = {} }: AccountState = {}) {
  return () => {
    const usual = globalThis.fetch;
    const known: AccountState["answers"] = {
      [`GET ${GET_USER_INFO.path}`]: () => Response.json({ ...PLAYER, ...user }),
      [`GET ${CHECK_LOGIN_LIMITS.path}`]: () => Response.json({ success: true, data: { withinLimits } }),
      [`GET ${GET_DEPOSIT_LIMITS.path}`]: () => Response.json(STORY_LIMITS),
      [`GET ${GET_LOSS_LIMITS.path}`]: () => Response.json(STORY_LOSS_LIMITS),
      ...answers,
    };
    globalThis.fetch = async (input, init) => {
      const answer = known[`${init?.method ?? "GET"} ${String(input)}`];
      return answer ? answer(init) : usual(input, init);
    };
    playerCache.clear();
    sessionStore.set({
      settings: {
        brand: "fjord",
        siteName: "Fjord",
        zone: "Europe/Copenhagen",
        isTracked: false,
        hasPasskeys: false,
        hasPayments: true,
        helpline: { phone: "70 22 28 25", url: "https://www.stopspillet.dk" },
        stylesheet: "",
      },
      session: {
        loggedIn: true,
        serverTime: STORY_NOW,
        loggedInAt: STORY_NOW,
        expiresAt: "2026-11-22T12:30:00Z",
        endsAt: "2026-11-23T00:00:00Z",
        method: "mitid",
      },
      moment: { serverTime: STORY_NOW, readAt: performance.now() },
      messages: { locale: "da", texts: {} },
    });
    return () => {
      globalThis.fetch = usual;
      playerCache.clear();
    };
  };
}

const limit = (limitOre: number, usedOre = 0) => ({ limitOre, usedOre, pending: null });
/** Deposit limits, one with a pending raise. */
export const STORY_LIMITS = {
  serverTime: STORY_NOW,
  day: limit(50_000, 12_500),
  week: limit(200_000, 180_000),
  month: { ...limit(500_000), pending: { limitOre: 800_000, from: "2026-11-23T12:00:00Z" } },
};

/** Limits of loss, none of them reached. */
export const STORY_LOSS_LIMITS = { ...STORY_LIMITS, isRequired: false, isOffered: false, reached: null };
