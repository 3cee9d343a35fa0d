import { randomInt, randomUUID } from "node:crypto";
import {
  OPEN_PLAY,
  OpenedPlaySchema,
  START_ROUND,
  StartedRoundSchema,
  type OpenedPlay,
  type PlayMode,
  type StartedRound,
} from "@spilhus/contracts/play";
import { playSlot, recordDraws, replayDraws, type RandomSource, type SlotGame } from "@spilhus/game-math";
import { HOUSE_SLOTS } from "@spilhus/game-math/games";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { importCatalogue } from "../src/games/index.ts";
import { bookMoney } from "./bookMoney.ts";
import { moveClock } from "./movableClock.ts";
import { browserOf } from "./signedInPlayer.ts";
import { siteClient, type SiteClient } from "./siteClient.ts";
import { TEST_CATALOGUE, testGame } from "./testCatalogue.ts";
import { testGateway, type TestGateway, type TestGatewayOptions } from "./testGateway.ts";
import { addPlayer, signIn } from "./testPlayers.ts";

/** A slot of three reels: its stakes are 1, 2, 5, 10 and 20 kr. */
export const SLOT = "tre-kirsebaer";
/** A slot of another kind. */
export const OTHER_SLOT = "isfuglens-skat";
export const ROULETTE = "hjulet-i-orangeriet";
/** A game that only a studio could play. */
export const STUDIO_GAME = "aeblehaven";

/** Loads the games of the house beside those of the usual tests, and no rooms, whose plates would use up chosen draws. */
export const addHouseGames = (db: NodePgDatabase) =>
  importCatalogue(db, {
    ...TEST_CATALOGUE,
    rooms: [],
    games: [
      ...TEST_CATALOGUE.games,
      testGame(SLOT, { name: "Tre Kirsebær", themes: [] }),
      testGame(ROULETTE, { name: "Hjulet i Orangeriet", category: "casino", themes: [] }),
    ],
  });

/** A gateway with the games of the house. */
export async function houseGateway(options: TestGatewayOptions = {}): Promise<TestGateway> {
  const gateway = await testGateway(options);
  await addHouseGames(gateway.database.db);
  return gateway;
}

/** A random source that gives chosen draws first. */
export interface Dice extends RandomSource {
  /** What comes next, in place of random numbers. */
  next(draws: readonly number[]): void;
  /** Whether every draw fails from now on. */
  isBroken: boolean;
}

export function dice(): Dice {
  const chosen: number[] = [];
  return {
    isBroken: false,
    next: (draws) => void chosen.push(...draws),
    below(bound) {
      if (this.isBroken) throw new Error("no entropy");
      return chosen.shift() ?? randomInt(bound);
    },
  };
}

const slotOf = (id: string): SlotGame => {
  const slot = HOUSE_SLOTS.find((one) => one.id === id);
  if (!slot) throw new Error(`The house has no slot "${id}".`);
  return slot;
};

/** Stops of the slot with three reels by which a round pays what is asked for, in hundredths of its stake. */
export function drawsPaying(isAsked: (pay: number) => boolean): readonly number[] {
  const slot = slotOf(SLOT);
  const [one = [], two = [], three = []] = slot.strips;
  for (const first of one.keys()) {
    for (const second of two.keys()) {
      for (const third of three.keys()) {
        const draws = [first, second, third];
        if (isAsked(playSlot(slot, replayDraws(draws)).pay)) return draws;
      }
    }
  }
  throw new Error("No stops pay that.");
}

/** Draws of the slot with a pot by which its reels win nothing, and the round wins the pot or does not. */
export function potDraws(winsPot: boolean): readonly number[] {
  const slot = slotOf(OTHER_SLOT);
  for (;;) {
    const random = recordDraws({ below: (bound) => randomInt(bound) });
    // One event more than turn and sum is a win or free spins.
    if (playSlot(slot, random).events.length !== 2) continue;
    return [...random.draws, winsPot ? 0 : (slot.pot?.orePerWin ?? 1) - 1];
  }
}

/** Stops that win nothing. */
export const LOSING = drawsPaying((pay) => pay === 0);

export const LIMITS = { dayOre: 10_000_000, weekOre: 10_000_000, monthOre: 10_000_000 };

/** A player with money and limits, and a browser in which they have signed in. */
export async function richBrowser(
  gateway: TestGateway,
  cashOre = 100_000,
  { brand = "fjord" }: { readonly brand?: string } = {},
): Promise<{ readonly client: SiteClient; readonly id: string }> {
  const { db } = gateway.database;
  const { id } = await addPlayer(db, { depositLimits: LIMITS, lossLimits: LIMITS });
  if (cashOre > 0) await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: cashOre }]);
  return { client: await browserOf(gateway, id, { brand }), id };
}

/** A player with money and deposit limits, signed in at whichever gateway of this database. */
export async function richPlayerAnywhere(
  db: NodePgDatabase,
  cashOre = 10_000,
): Promise<{ readonly clientOf: (origin: string) => SiteClient; readonly id: string }> {
  const { id } = await addPlayer(db, { depositLimits: LIMITS });
  await bookMoney(db, id, "deposit", [{ from: "card", to: "cash", amountOre: cashOre }]);
  const token = await signIn(db, id);
  const clientOf = (origin: string) => {
    const client = siteClient(origin);
    client.cookies.set("__Host-sid", token);
    return client;
  };
  return { clientOf, id };
}

export const openGame = (
  client: SiteClient,
  game: string = SLOT,
  mode: PlayMode = "real",
): Promise<Response> => client.call("POST", OPEN_PLAY.path, { body: { game, mode } });

/** Opens a game that can be opened. */
export async function opened(
  client: SiteClient,
  game: string = SLOT,
  mode: PlayMode = "real",
): Promise<OpenedPlay> {
  const answer = await openGame(client, game, mode);
  if (answer.status !== 200) throw new Error(`Opening was refused: ${await answer.text()}`);
  return OpenedPlaySchema.parse(await answer.json());
}

/** Asks for a round, with a key of its own unless one is given. */
export const askRound = (
  client: SiteClient,
  playId: string,
  body: unknown = { stakeOre: 100 },
  key: string = randomUUID(),
) =>
  client.call("POST", START_ROUND.path.replace("{playId}", playId), {
    body,
    headers: { "idempotency-key": key },
  });

/** Plays a round that is not refused. */
export async function played(
  client: SiteClient,
  playId: string,
  body: unknown = { stakeOre: 100 },
  key: string = randomUUID(),
): Promise<StartedRound> {
  const answer = await askRound(client, playId, body, key);
  if (answer.status !== 200) throw new Error(`The round was refused: ${await answer.text()}`);
  return StartedRoundSchema.parse(await answer.json());
}

/** Keeps rounds that were just played from having been shown for a minute, however slow the machine is. */
export const keepShowing = (db: NodePgDatabase) => moveClock(db, "-1 minute");
/** Ends what {@link keepShowing} began: every round has been shown. */
export const endShowing = (db: NodePgDatabase) => moveClock(db, "1 minute 5 seconds");

/** A player in an open game, with money. */
export async function playing(
  gateway: TestGateway,
  {
    cashOre,
    game,
    mode,
  }: { readonly cashOre?: number; readonly game?: string; readonly mode?: PlayMode } = {},
): Promise<{ readonly client: SiteClient; readonly id: string; readonly playId: string }> {
  const { client, id } = await richBrowser(gateway, cashOre);
  const { playId } = await opened(client, game, mode);
  return { client, id, playId };
}
