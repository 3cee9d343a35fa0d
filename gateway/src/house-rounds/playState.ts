import type { RegisteredBrand } from "@spilhus/contracts";
import type { EndedPlay, PlayBalance, PlayEndReason, PlayState, PlayTotals } from "@spilhus/contracts/play";
import { and, eq } from "drizzle-orm";
import { type Places, preparedQuery, type Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { playSessions } from "../play/index.ts";
import type { ActiveSession } from "../sessions/index.ts";
import { shownBalance } from "../shown-wins/index.ts";
import { type HouseRow, lastOfGame, lastOfPlay, latestRound, roundOf } from "./houseRows.ts";
import { isUuid } from "./isUuid.ts";
import { type PlayedGame, playedGame } from "./playedGame.ts";
import { readRealityCheck } from "./realityClock.ts";
import { studioTotals } from "./studioPlays.ts";
import { tableAt } from "./tableAt.ts";
import { wallNow } from "./wallNow.ts";

export type Play = typeof playSessions.$inferSelect;

/** Play money of a demo when it is opened: 1,000 kr. */
const DEMO_ORE = 100_000;

const selectOwn = preparedQuery((db, own: Places<Pick<Play, "id" | "playerId" | "brand">>) =>
  db
    .select()
    .from(playSessions)
    .where(
      and(
        eq(playSessions.id, own.id),
        eq(playSessions.playerId, own.playerId),
        eq(playSessions.brand, own.brand),
      ),
    ),
);

/**
 * A play session of this player and brand, in a game of the house or of a studio.
 *
 * @throws {HttpError} `unknown-play-session`
 */
export async function findPlay(
  db: Queries,
  { player, brand }: Pick<ActiveSession, "player" | "brand">,
  playId: string,
): Promise<{ readonly play: Play; readonly game: PlayedGame }> {
  const own = { id: playId, playerId: player.id, brand };
  const [play] = isUuid(playId) ? await selectOwn(db, own) : [];
  const game = play && (await playedGame(db, play));
  if (!game) throw refusal("unknown-play-session");
  return { play, game };
}

/** Sums of a play session by its last round, whose win counts when it has been shown. */
export function totalsOf(last: HouseRow | undefined, now: Date): PlayTotals {
  if (!last) return { rounds: 0, stakesOre: 0, winsOre: 0 };
  const hiddenOre = last.shownUntil > now ? last.winOre : 0;
  return { rounds: last.number, stakesOre: last.stakesSoFarOre, winsOre: last.winsSoFarOre - hiddenOre };
}

/** The play money of a demo. Its version grows with a stake, and again when the win has been shown, as the account's does. */
export function demoBalance(last: HouseRow | undefined, now: Date): PlayBalance {
  const { stakesOre, winsOre, rounds } = totalsOf(last, now);
  const isShowing = last !== undefined && last.shownUntil > now;
  return { cashOre: DEMO_ORE - stakesOre + winsOre, bonusOre: 0, version: 2 * rounds - (isShowing ? 1 : 0) };
}

async function balanceOf(
  db: Queries,
  play: Play,
  last: HouseRow | undefined,
  now: Date,
): Promise<PlayBalance> {
  if (play.mode === "demo") return demoBalance(last, now);
  const { cashOre, bonusOre, version } = await shownBalance(db, play.playerId);
  return { cashOre, bonusOre, version };
}

/** Sums of a play session in whoever's game. */
const totalsOfPlay = async (
  db: Queries,
  play: Play,
  last: HouseRow | undefined,
  now: Date,
): Promise<PlayTotals> => (last ? totalsOf(last, now) : studioTotals(db, play.id));

const headOf = ({ id, game, mode, openedAt }: Play, now: Date) => ({
  ...{ playId: id, game, mode, openedAt: openedAt.toISOString(), serverTime: now.toISOString() },
});

/** An open play session as it is now. */
export async function playState(
  db: Queries,
  brand: RegisteredBrand,
  { play, game }: { readonly play: Play; readonly game: PlayedGame },
): Promise<PlayState> {
  const now = await wallNow(db);
  const last = await lastOfPlay(db, play.id);
  const ofGame = last ?? (await lastOfGame(db, play));
  const latest = await latestRound(db, play.playerId);
  const isRunning = ofGame !== undefined && ofGame.shownUntil > now;
  return {
    isOpen: true,
    ...headOf(play, now),
    table: tableAt(game, brand, now),
    totals: await totalsOfPlay(db, play, last, now),
    balance: await balanceOf(db, play, last, now),
    nextRoundAt: (latest?.shownUntil ?? play.openedAt).toISOString(),
    unfinished: isRunning ? roundOf(ofGame) : null,
    lastRound: ofGame && !isRunning ? roundOf(ofGame) : null,
    realityCheck: play.mode === "real" ? await readRealityCheck(db, brand, play.playerId, now) : null,
  };
}

/** Whether a round of a play session is being shown. */
export async function isShowing(db: Queries, play: Play): Promise<boolean> {
  const last = await lastOfPlay(db, play.id);
  return last !== undefined && last.shownUntil > (await wallNow(db));
}

/** A play session that is over. */
export async function endedPlay(db: Queries, play: Play, reason: PlayEndReason): Promise<EndedPlay> {
  const now = await wallNow(db);
  return {
    isOpen: false,
    ...headOf(play, now),
    reason,
    totals: await totalsOfPlay(db, play, await lastOfPlay(db, play.id), now),
  };
}
