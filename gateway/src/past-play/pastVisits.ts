import { randomUUID } from "node:crypto";
import { recordDraws } from "@spilhus/game-math";
import {
  type AskedRound,
  guardRandom,
  HOUSE_CALLER,
  type HouseGame,
  houseGame,
  houseRounds,
  paceAt,
} from "../house-rounds/index.ts";
import { feedPot } from "../jackpots/index.ts";
import { type BookedPast, bookPastRound, endPastPlay, keepPastRounds, openPastPlay } from "../play/index.ts";
import type { PastVisit } from "./pastEvent.ts";
import type { PastPlace } from "./pastPlace.ts";
import type { PastPlayer } from "./pastPlayers.ts";

type PastPlay = Awaited<ReturnType<typeof openPastPlay>>;
type NewRow = typeof houseRounds.$inferInsert;

interface Played {
  readonly row: NewRow;
  readonly booked: BookedPast;
}

/** Decides and books one round as `startRound` does; its rows are written with the others of the visit. */
async function playPast(
  { tx, random, brand }: PastPlace,
  {
    play,
    game,
    last,
  }: { readonly play: PastPlay; readonly game: HouseGame; readonly last: NewRow | undefined },
  asked: AskedRound,
  startedAt: Date,
): Promise<Played> {
  const id = randomUUID();
  const { table, mostWinTimes } = game;
  const shownUntil = new Date(startedAt.getTime() + paceAt(game, brand, startedAt));
  const draws = recordDraws(guardRandom(random));
  const { winOre, events } = game.decide(asked, draws);
  const booked = await bookPastRound(tx, play, {
    ...{ caller: HOUSE_CALLER, reference: id, mostWinTimes },
    stake: { txId: `${id}:stake`, at: startedAt, amountOre: asked.stakeOre },
    wins: [{ txId: `${id}:win`, at: shownUntil, amountOre: winOre }],
  });
  const [win] = booked.wins;
  const row = {
    ...{ id, playerId: play.playerId, playSessionId: play.id, gameRoundId: booked.roundId, kind: game.kind },
    ...{
      number: (last?.number ?? 0) + 1,
      mathVersion: table.mathVersion,
      stakeOre: asked.stakeOre,
      winOre,
    },
    ...{
      winCashOre: win?.cashOre ?? 0,
      winBonusOre: win?.bonusOre ?? 0,
      winMovementId: win?.movementId ?? null,
    },
    stakesSoFarOre: (last?.stakesSoFarOre ?? 0) + asked.stakeOre,
    winsSoFarOre: (last?.winsSoFarOre ?? 0) + winOre,
    ...{ draws: [...draws.draws], events, startedAt, shownUntil, isSeeded: true },
  };
  return { row, booked };
}

/** Past stakes have fed the game's pot, as all its stakes do; none of their rounds has won it. */
async function feedPots(
  { tx, brand }: PastPlace,
  { pot }: HouseGame,
  played: readonly Played[],
): Promise<void> {
  if (!pot) return;
  const place = { brand: brand.id, licence: brand.licence.number };
  for (const { row, booked } of played) {
    const { stakeOre, startedAt } = row;
    await feedPot(tx, place, pot, { gameRoundId: booked.roundId, stakeOre, startedAt });
  }
}

/**
 * Writes the rounds of a visit to a game, decided by the game's own engine.
 *
 * @returns how many rounds were played: fewer than asked for when the player's money was used up
 * @throws {Error} for a game that is not the house's, or a stake that it does not take
 */
export async function writePastVisit(
  place: PastPlace,
  player: PastPlayer,
  { game: slug, at, rounds }: PastVisit,
): Promise<number> {
  const { tx, brand } = place;
  const game = houseGame(slug);
  if (!game) throw new Error(`The house does not play "${slug}".`);
  const play = await openPastPlay(tx, { playerId: player.id, brand: brand.id, game: slug }, at, at);
  const played: Played[] = [];
  let free = at;
  for (const { pauseMs, ...asked } of rounds) {
    if (!game.takes(asked)) throw new Error(`"${slug}" takes no stake of ${asked.stakeOre} øre.`);
    if (asked.stakeOre > player.cashOre) break;
    const of = { play, game, last: played.at(-1)?.row };
    const one = await playPast(place, of, asked, new Date(free.getTime() + pauseMs));
    played.push(one);
    player.cashOre += one.row.winOre - one.row.stakeOre;
    free = new Date(one.row.shownUntil);
  }
  if (played.length > 0) {
    await keepPastRounds(
      tx,
      play,
      played.map(({ booked }) => booked),
    );
    await tx.insert(houseRounds).values(played.map(({ row }) => row));
    await feedPots(place, game, played);
  }
  await endPastPlay(tx, play, free);
  return played.length;
}
