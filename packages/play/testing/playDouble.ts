import { ApiError } from "@spilhus/api-client";
import type { GameTableOf, OpenedPlay, Round, StartedRound } from "@spilhus/contracts/play";
import { vi } from "vitest";
import type { PlayCalls } from "../src/play-session/index.ts";

export const PLAY_ID = "0b7c0a34-3f0f-4f3e-9c55-7b8f0a4f6d11";
const SERVER_TIME = "2026-11-24T20:00:00Z";

/** A table of a slot with one symbol. */
export const TABLE: GameTableOf<"lines"> = {
  kind: "lines",
  id: "tre-kirsebaer",
  mathVersion: "0".repeat(64),
  minRoundMs: 3_000,
  stakesOre: [100, 500],
  reels: 3,
  rows: 1,
  symbols: ["cherry"],
  pays: { cherry: { 3: 1_000 } },
  figures: { rtpPercent: 95, hitPercent: 10, netWinPercent: 10, largestWin: 1_000 },
  lines: [[0, 0, 0]],
  doesWildExpand: false,
};

/** A table of roulette; what its bets pay is of no matter here. */
export const ROULETTE_TABLE: GameTableOf<"roulette"> = {
  kind: "roulette",
  id: "hjulet-i-orangeriet",
  mathVersion: "0".repeat(64),
  minRoundMs: 5_000,
  stakesOre: [50, 100, 500],
  maxStakeOre: 25_000,
  rtpPercent: 97.2973,
  odds: {},
};

/** A game in a studio's frame. */
export const STUDIO_TABLE: GameTableOf<"studio"> = {
  ...{ kind: "studio", id: "terninger-under-trappen", studio: "saltvej", minRoundMs: 5_000 },
  address: "https://spil.saltvej.example/embed/terninger-under-trappen",
  ...{ leastStakeOre: 100, mostStakeOre: 20_000 },
};

/** A play session that was just opened with 100 kr. */
export const opened = (change: Partial<OpenedPlay> = {}): OpenedPlay => ({
  isOpen: true,
  playId: PLAY_ID,
  game: "tre-kirsebaer",
  mode: "real",
  table: TABLE,
  serverTime: SERVER_TIME,
  openedAt: SERVER_TIME,
  totals: { rounds: 0, stakesOre: 0, winsOre: 0 },
  balance: { cashOre: 10_000, bonusOre: 0, version: 1 },
  nextRoundAt: SERVER_TIME,
  unfinished: null,
  lastRound: null,
  realityCheck: {
    everyMinutes: 30,
    choicesMinutes: [15, 30],
    since: SERVER_TIME,
    dueAt: "2026-11-24T20:30:00Z",
    totals: { rounds: 0, stakesOre: 0, winsOre: 0 },
  },
  closed: null,
  ...change,
});

/** A round of 5 kr. that wins. */
export const roundOf = (number: number, winOre = 0): Round => ({
  kind: "slot",
  id: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  playId: PLAY_ID,
  game: "tre-kirsebaer",
  mode: "real",
  number,
  stakeOre: 500,
  winOre,
  startedAt: SERVER_TIME,
  shownUntil: "2026-11-24T20:00:03Z",
  mathVersion: "0".repeat(64),
  events: [],
});

/** The answer to the first start of 5 kr. */
export const startedRound = (round: Round): StartedRound => ({
  round,
  totals: { rounds: 1, stakesOre: 500, winsOre: 0 },
  during: { cashOre: 9_500, bonusOre: 0, version: 2 },
  after: { cashOre: 9_500 + round.winOre, bonusOre: 0, version: 3 },
  serverTime: SERVER_TIME,
});

export const refusedBy = (reason: string, details: ApiError["details"] = {}, status = 409) =>
  new ApiError("refused", reason, { reason, details, status });
export const noAnswer = () => new ApiError("network", "GET /x could not be reached.");

/** Calls that answer as a test says; every other one is a fault of the test. */
export function callsDouble(answers: Partial<PlayCalls> = {}) {
  const unexpected = () => Promise.reject(new Error("The test expects no such call."));
  return {
    open: vi.fn<PlayCalls["open"]>(answers.open ?? (() => Promise.resolve(opened()))),
    get: vi.fn<PlayCalls["get"]>(answers.get ?? unexpected),
    close: vi.fn<PlayCalls["close"]>(answers.close ?? unexpected),
    start: vi.fn<PlayCalls["start"]>(answers.start ?? unexpected),
    round: vi.fn<PlayCalls["round"]>(answers.round ?? unexpected),
    acknowledge: vi.fn<PlayCalls["acknowledge"]>(answers.acknowledge ?? unexpected),
    chooseInterval: vi.fn<PlayCalls["chooseInterval"]>(answers.chooseInterval ?? unexpected),
    studioToken: vi.fn<PlayCalls["studioToken"]>(answers.studioToken ?? unexpected),
  };
}
