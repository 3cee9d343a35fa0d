import {
  ACKNOWLEDGE_HALL_REALITY,
  ACKNOWLEDGE_REALITY,
  CHOOSE_HALL_REALITY_INTERVAL,
  CHOOSE_REALITY_INTERVAL,
  CLOSE_PLAY,
  GET_HALL_REALITY,
  GET_PLAY,
  GET_REPLAY,
  GET_ROUND,
  GET_STUDIO_TOKEN,
  type HallReality,
  LIST_ROUNDS,
  OPEN_PLAY,
  type PlayState,
  START_ROUND,
} from "@spilhus/contracts/play";
import type { RegisteredBrand } from "@spilhus/contracts";
import { eq } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { defineCall, defineCallWith, type DefinedCall } from "../calls/index.ts";
import type { Queries } from "../database/index.ts";
import { refusal } from "../http/index.ts";
import { closePlaySession, playSessions } from "../play/index.ts";
import { lockPlayerOfSession, lockPlayerRow, type ActiveSession } from "../sessions/index.ts";
import { readHallReality } from "./hallReality.ts";
import { openPlay } from "./openPlay.ts";
import { playEnd } from "./playEnd.ts";
import { endedPlay, findPlay, isShowing, type Play, playState } from "./playState.ts";
import { acknowledgeReality, chooseInterval, intervalChoices } from "./realityClock.ts";
import { replayOf } from "./replayOf.ts";
import { findRoundOf, listRounds } from "./readRounds.ts";
import { type RoundServices, startRound } from "./startRound.ts";
import { makeStudioToken } from "./studioToken.ts";
import { wallNow } from "./wallNow.ts";

/** What the calls of play need besides what every call does. */
export type HouseRoundServices = Pick<RoundServices, "random">;

const open = defineCall(OPEN_PLAY, ({ services: { db, brands }, site, session, body }) =>
  db.transaction((tx) => openPlay(tx, brands, site.brand, session, body)),
);

const get = defineCall(
  GET_PLAY,
  async ({ services: { db }, site, session, places }) => {
    const found = await findPlay(db, session, places.playId);
    const end = await playEnd(db, site.brand, found.play, session);
    // A round that reaches a limit is shown to its end: told before, the limit would tell the result.
    const isToldLater = end === "limit-reached" && (await isShowing(db, found.play));
    return end && !isToldLater ? endedPlay(db, found.play, end) : playState(db, site.brand, found);
  },
  // A page asks for it by itself.
  { keepsIdleEnd: true },
);

/** The play session as it is under the lock of its player, which another call may have closed meanwhile. */
async function lockPlay(tx: Queries, session: ActiveSession, playId: string) {
  await lockPlayerRow(tx, session.player.id);
  return findPlay(tx, session, playId);
}

const close = defineCall(CLOSE_PLAY, ({ services: { db }, site, session, places }) =>
  db.transaction(async (tx) => {
    const { play } = await lockPlay(tx, session, places.playId);
    const end = await playEnd(tx, site.brand, play, session);
    // A player can close a play session even when no further round is allowed.
    if (play.closedAt === null) await closePlaySession(tx, play.id, "player");
    const [closed] = await tx.select().from(playSessions).where(eq(playSessions.id, play.id));
    return endedPlay(tx, closed ?? play, end ?? "player");
  }),
);

const studioToken = defineCall(GET_STUDIO_TOKEN, ({ services: { db }, site, session, places, refuse }) =>
  db.transaction(async (tx) => {
    const { play, game } = await lockPlay(tx, session, places.playId);
    if (game.kind !== "studio") throw refuse("unknown-play-session");
    const end = await playEnd(tx, site.brand, play, session);
    if (end) throw refuse("session-ended", undefined, { reason: end });
    return makeStudioToken(tx, play.id);
  }),
);

const start = defineCallWith<HouseRoundServices>()(
  START_ROUND,
  ({ tx, services, site, session, places, body }) =>
    startRound(tx, services, { brand: site.brand, session }, places.playId, body),
);

/** Carries out a change of the reality clock and answers the state after it. */
async function changeReality(
  db: NodePgDatabase,
  brand: RegisteredBrand,
  session: ActiveSession,
  playId: string,
  change: (tx: Queries, play: Play, now: Date) => Promise<void>,
): Promise<PlayState> {
  return db.transaction(async (tx) => {
    const found = await lockPlay(tx, session, playId);
    const end = await playEnd(tx, brand, found.play, session);
    if (end) throw refusal("session-ended", undefined, { reason: end });
    await change(tx, found.play, await wallNow(tx));
    return playState(tx, brand, found);
  });
}

const acknowledge = defineCall(ACKNOWLEDGE_REALITY, ({ services: { db }, site, session, places }) =>
  changeReality(db, site.brand, session, places.playId, (tx, { playerId }, now) =>
    acknowledgeReality(tx, site.brand, playerId, now),
  ),
);

/** @throws {HttpError} `invalid-request` for an interval that the player cannot choose */
async function keepInterval(
  tx: Queries,
  brand: RegisteredBrand,
  playerId: string,
  everyMinutes: number,
  now: Date,
): Promise<void> {
  const choices = intervalChoices(brand, now);
  if (!choices.includes(everyMinutes)) {
    throw refusal("invalid-request", `everyMinutes: must be one of ${choices.join(", ")}.`);
  }
  await chooseInterval(tx, playerId, everyMinutes, now);
}

const choose = defineCall(CHOOSE_REALITY_INTERVAL, ({ services: { db }, site, session, places, body }) =>
  changeReality(db, site.brand, session, places.playId, (tx, { playerId }, now) =>
    keepInterval(tx, site.brand, playerId, body.everyMinutes, now),
  ),
);

const hallReality = defineCall(
  GET_HALL_REALITY,
  ({ services: { db }, site, session }) => readHallReality(db, site.brand, session.player.id),
  // A page asks for it by itself.
  { keepsIdleEnd: true },
);

/** Carries out a change of the reality clock for a player in a hall and answers what it is after it. */
async function changeHallReality(
  db: NodePgDatabase,
  brand: RegisteredBrand,
  session: ActiveSession,
  change: (tx: Queries, playerId: string, now: Date) => Promise<void>,
): Promise<HallReality> {
  return db.transaction(async (tx) => {
    const { isSessionOver } = await lockPlayerOfSession(tx, session);
    if (isSessionOver) throw refusal("not-signed-in");
    await change(tx, session.player.id, await wallNow(tx));
    return readHallReality(tx, brand, session.player.id);
  });
}

const acknowledgeInHall = defineCall(ACKNOWLEDGE_HALL_REALITY, ({ services: { db }, site, session }) =>
  changeHallReality(db, site.brand, session, (tx, playerId, now) =>
    acknowledgeReality(tx, site.brand, playerId, now),
  ),
);

const chooseInHall = defineCall(CHOOSE_HALL_REALITY_INTERVAL, ({ services: { db }, site, session, body }) =>
  changeHallReality(db, site.brand, session, (tx, playerId, now) =>
    keepInterval(tx, site.brand, playerId, body.everyMinutes, now),
  ),
);

const list = defineCall(LIST_ROUNDS, ({ services: { db }, session, query }) =>
  listRounds(db, session.player.id, query),
);

const round = defineCall(GET_ROUND, async ({ services: { db }, session, places, refuse }) => {
  const found = await findRoundOf(db, session.player.id, places.roundId);
  if (!found) throw refuse("not-found");
  return found;
});

const replay = defineCall(GET_REPLAY, async ({ services: { db }, site, session, places, refuse }) => {
  const found = await replayOf(db, site.brand, session.player.id, places.roundId);
  if (!found) throw refuse("not-found");
  return found;
});

/** The calls of games that one plays alone: the house's own, and those of studios as far as they are ours. */
export const HOUSE_ROUND_CALLS: readonly DefinedCall<HouseRoundServices>[] = [
  open,
  get,
  close,
  start,
  acknowledge,
  choose,
  hallReality,
  acknowledgeInHall,
  chooseInHall,
  list,
  round,
  replay,
  studioToken,
];
