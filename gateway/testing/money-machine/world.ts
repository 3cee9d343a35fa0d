import { GET_BALANCE } from "@spilhus/contracts/payments";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { openPlaySession } from "../../src/play/index.ts";
import { sessionFinder } from "../../src/sessions/index.ts";
import { addPayoutAccount } from "../richPlayer.ts";
import { siteClient, type SiteClient } from "../siteClient.ts";
import { testGateway, type TestGateway } from "../testGateway.ts";
import { addGames, GAME, PLAY } from "../testPlay.ts";
import { addPlayer, signIn } from "../testPlayers.ts";
import { Oracle } from "./oracle.ts";

const KEY = "the key of the machine's studio, long enough for it";
/** Low, so that the machine meets the maximum. */
export const MOST_WIN_TIMES = 3;
export const PLAYERS = 2;
const STUDIOS = {
  polar: { keys: [KEY], brands: ["fjord"], games: { [GAME]: { mostWinTimes: MOST_WIN_TIMES } } },
};

interface Seat {
  readonly playerId: string;
  client: SiteClient;
  playSessionId: string;
}

/** A request that was sent, and its answer. */
export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly text: string;
}

/** Two gateways on one database, players in a game, and the oracle. */
export interface World extends AsyncDisposable {
  readonly gateways: readonly [TestGateway, TestGateway];
  readonly oracle: Oracle;
  readonly seats: readonly Seat[];
  /** Requests whose outcome is kept, to be sent again. */
  readonly sent: SentRequest[];
  /** A number that no other id of this world has. */
  next(): number;
}

export const seatOf = ({ seats }: World, index: number): Seat => {
  const seat = seats[index];
  if (!seat) throw new RangeError(`There is no seat ${index}.`);
  return seat;
};

async function sitDown(gateway: TestGateway, playerId: string): Promise<Omit<Seat, "playerId">> {
  const { db } = gateway.database;
  const token = await signIn(db, playerId);
  const session = await sessionFinder(db, PLAY.brands)("fjord", token);
  if (!session) throw new Error("A session of the machine has ended.");
  const opening = { game: GAME, mode: "real" } as const;
  const opened = await db.transaction((tx) => openPlaySession(tx, PLAY.brands, session, opening));
  if ("code" in opened) throw new Error(`The machine's play session was refused: ${opened.code}.`);
  const client = siteClient(gateway.origin);
  client.cookies.set("__Host-sid", token);
  return { client, playSessionId: opened.playSessionId };
}

/** Logs a player in again, into a new play session. */
export async function sitDownAgain(world: World, index: number): Promise<void> {
  const seat = seatOf(world, index);
  Object.assign(seat, await sitDown(world.gateways[0], seat.playerId));
}

export async function beginWorld(prepare?: (gateway: TestGateway) => Promise<void>): Promise<World> {
  const gateway = await testGateway({ environment: { STUDIOS: JSON.stringify(STUDIOS) } });
  const second = await gateway.another();
  const { db } = gateway.database;
  await addGames(db);
  await prepare?.(gateway);
  const limits = { dayOre: 1_000_000, weekOre: 1_000_000, monthOre: 1_000_000 };
  const seats: Seat[] = [];
  for (let index = 0; index < PLAYERS; index += 1) {
    const { id: playerId } = await addPlayer(db, { depositLimits: limits });
    await addPayoutAccount(db, playerId);
    seats.push({ playerId, ...(await sitDown(gateway, playerId)) });
  }
  let last = 0;
  return {
    ...{ gateways: [gateway, second], oracle: new Oracle(PLAYERS, MOST_WIN_TIMES), seats, sent: [] },
    next: () => (last += 1),
    async [Symbol.asyncDispose]() {
      await second[Symbol.asyncDispose]();
      await gateway[Symbol.asyncDispose]();
    },
  };
}

/** Sends a signed request of the studio. */
export async function sendAsStudio(gateway: TestGateway, path: string, body: unknown): Promise<SentRequest> {
  const text = JSON.stringify(body);
  const answer = await fetch(gateway.origin + path, {
    method: "POST",
    headers: {
      [SIGNATURE_HEADER]: signRequest(KEY, { method: "POST", path, body: text }, Date.now()),
      "x-studio": "polar",
      "content-type": "application/json",
    },
    body: text,
  });
  return { path, body, status: answer.status, text: await answer.text() };
}

/** What the site shows a player, or nothing once they are logged out. */
export async function shownBalance(world: World, index: number): Promise<unknown> {
  const answer = await seatOf(world, index).client.call("GET", GET_BALANCE.path);
  return answer.status === 200 ? await answer.json() : undefined;
}
