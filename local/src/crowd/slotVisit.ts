import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import {
  acknowledgeReality,
  ApiError,
  closePlay,
  openPlay,
  startRound,
  type Transport,
} from "@spilhus/api-client";
import type { OpenedPlay, StartedRound } from "@spilhus/contracts/play";
import type { Member } from "./member.ts";

/** How the crowd behaves where a person would decide. */
export interface Behaviour {
  /** From 0 to below 1. */
  readonly random: () => number;
  readonly signal: AbortSignal;
}

/** A person takes so long, at least and in addition at most, to press again or to read something. */
const LEAST_PAUSE_MS = 300;
const MORE_PAUSE_MS = 3_500;
/** Presses that were too early, in a row. */
const MOST_WAITS = 3;

const untilOf = (time: string, serverTime: string) => Math.max(0, Date.parse(time) - Date.parse(serverTime));

/** What a round is asked for: the least stake; at a table on red or black. */
function askedOf({ table }: OpenedPlay, { random }: Behaviour) {
  if (table.kind === "studio") throw new TypeError("The crowd plays games of the house alone.");
  const stakeOre = table.stakesOre[0] ?? 0;
  if (table.kind !== "roulette") return { stakeOre };
  const kind = random() < 0.5 ? ("red" as const) : ("black" as const);
  return { stakeOre, bets: [{ bet: { kind }, stakeOre }] };
}

/** Plays a round; waits while another is being shown, and reads the reality check when it is due. */
async function play(
  transport: Transport,
  { playId, ...opened }: OpenedPlay,
  behaviour: Behaviour,
): Promise<StartedRound> {
  const pause = (ms: number) =>
    delay(ms + LEAST_PAUSE_MS + behaviour.random() * MORE_PAUSE_MS, undefined, { signal: behaviour.signal });
  const body = askedOf({ playId, ...opened }, behaviour);
  for (let left = MOST_WAITS; ; left -= 1) {
    try {
      return await startRound(transport, { places: { playId }, body, idempotencyKey: randomUUID() });
    } catch (error) {
      if (!(error instanceof ApiError) || left === 0) throw error;
      if (error.reason === "too-early") await pause(Number(error.details?.["retryAfterMs"] ?? 0));
      else if (error.reason === "reality-check-due") {
        await pause(0);
        await acknowledgeReality(transport, { places: { playId } });
      } else throw error;
    }
  }
}

/**
 * A visit to a game: some rounds for money at the pace of the game and a person's own, until they are over or refused.
 *
 * @returns how many rounds were played
 */
export async function visitGame(
  member: Member,
  game: string,
  rounds: number,
  behaviour: Behaviour,
): Promise<number> {
  const opened = await member.act((transport) => openPlay(transport, { body: { game, mode: "real" } }));
  if (!opened) return 0;
  const { playId } = opened;
  let waitMs = untilOf(opened.nextRoundAt, opened.serverTime);
  let played = 0;
  while (played < rounds && !behaviour.signal.aborted) {
    const pauseMs = LEAST_PAUSE_MS + behaviour.random() * MORE_PAUSE_MS;
    await delay(waitMs + pauseMs, undefined, { signal: behaviour.signal });
    const started = await member.act((transport) => play(transport, opened, behaviour));
    if (!started) break;
    played += 1;
    waitMs = untilOf(started.round.shownUntil, started.serverTime);
  }
  await delay(waitMs, undefined, { signal: behaviour.signal });
  await member.act((transport) => closePlay(transport, { places: { playId } }));
  return played;
}
