import { sql } from "drizzle-orm";
import type { NodePgDatabase } from "drizzle-orm/node-postgres";
import { openPlaySession } from "../../src/play/index.ts";
import { sessionFinder } from "../../src/sessions/index.ts";
import { moveClock } from "../movableClock.ts";
import { addPayoutAccount } from "../richPlayer.ts";
import { addGames, GAME, PLAY } from "../testPlay.ts";
import { addPlayer, CPR_SECRET, signIn } from "../testPlayers.ts";
import type { MachineGateway, OpenGateways } from "./gateways.ts";
import { hookDoor, type HookDoor } from "./hookDoor.ts";
import type { MachineProvider, OpenProvider } from "./machineProvider.ts";
import { Oracle } from "./oracle.ts";
import type { OracleBonus } from "./oracleBonuses.ts";
import { STUDIOS } from "./studio.ts";

/** Low, so that the machine meets the maximum. */
const MOST_WIN_TIMES = 3;
export const PLAYERS = 2;
/** Of a day, in øre; twice it of a week, three times of a month. Low, so that the machine meets it. */
const LIMIT = 16_000;
const SESSION_MINUTES = 20;

interface Seat {
  readonly playerId: string;
  readonly accountId: string;
  token: string;
  playSessionId: string;
}

/** A request that was sent, and its answer. */
export interface SentRequest {
  readonly path: string;
  readonly body: unknown;
  readonly status: number;
  readonly text: string;
}

/** Two gateways on one database, a provider, players in a game, and the oracle. */
export interface World extends AsyncDisposable {
  readonly db: NodePgDatabase;
  readonly gateways: readonly [MachineGateway, MachineGateway];
  readonly provider: MachineProvider;
  readonly hooks: HookDoor;
  readonly oracle: Oracle;
  readonly seats: readonly Seat[];
  /** Requests whose outcome is kept, to be sent again. */
  readonly sent: SentRequest[];
  /** A number that no other id of this world has. */
  next(): number;
  /** Moves the clock of product, provider and oracle. @returns bonuses whose time is over now */
  pass(minutes: number): Promise<readonly OracleBonus[]>;
}

export const seatOf = ({ seats }: Pick<World, "seats">, index: number): Seat => {
  const seat = seats[index];
  if (!seat) throw new RangeError(`There is no seat ${index}.`);
  return seat;
};

const each = <Value>(value: Value) => JSON.stringify({ fjord: value, eng: value });

const VARIABLES = {
  STUDIOS: JSON.stringify(STUDIOS(MOST_WIN_TIMES)),
  PAYMENT_METHODS: each({ card: "card", bank: "bank" }),
  PAYMENT_SECRET: "a secret of payments, long enough for a test",
  CPR_SECRET,
  // Never called: what a visit to MitID leaves behind is written for the players.
  MITID: JSON.stringify({
    ...{ issuer: "http://127.0.0.1:9", acr: "urn:grn:authn:dk:mitid:substantial" },
    clients: Object.fromEntries(
      ["fjord", "eng"].map((id) => [id, { id, secret: "a secret of a client in tests" }]),
    ),
  }),
};

async function sitDown(db: NodePgDatabase, playerId: string): Promise<Pick<Seat, "token" | "playSessionId">> {
  const token = await signIn(db, playerId);
  const session = await sessionFinder(db, PLAY.brands)("fjord", token);
  if (!session) throw new Error("A session of the machine has ended.");
  const opening = { game: GAME, mode: "real" } as const;
  const opened = await db.transaction((tx) => openPlaySession(tx, PLAY.brands, session, opening));
  if ("code" in opened) throw new Error(`The machine's play session was refused: ${opened.code}.`);
  return { token, playSessionId: opened.playSessionId };
}

/** Logs a player in again, into a new play session. */
export async function sitDownAgain(
  world: Pick<World, "db" | "seats" | "oracle">,
  index: number,
): Promise<void> {
  const seat = seatOf(world, index);
  Object.assign(seat, await sitDown(world.db, seat.playerId));
  world.oracle.sitDown(index);
}

async function seatPlayer(db: NodePgDatabase, provider: MachineProvider): Promise<Seat> {
  const depositLimits = { dayOre: LIMIT, weekOre: 2 * LIMIT, monthOre: 3 * LIMIT };
  const { id: playerId } = await addPlayer(db, { depositLimits, lossLimits: depositLimits });
  const token = await provider.registerAccount(playerId);
  const accountId = await addPayoutAccount(db, playerId, { provider: "bank", token });
  return { playerId, accountId, ...(await sitDown(db, playerId)) };
}

/** What a walk takes place in. */
export interface Setting {
  readonly openProvider: OpenProvider;
  readonly openGateways: OpenGateways;
  /** Plants a bug in the walk's database. */
  readonly plant?: (db: NodePgDatabase) => Promise<void>;
}

async function seatPlayers(db: NodePgDatabase, provider: MachineProvider): Promise<Seat[]> {
  await addGames(db);
  const seats: Seat[] = [];
  for (let index = 0; index < PLAYERS; index += 1) seats.push(await seatPlayer(db, provider));
  return seats;
}

export async function beginWorld({ openProvider, openGateways, plant }: Setting): Promise<World> {
  const oracle = new Oracle(PLAYERS, MOST_WIN_TIMES, LIMIT);
  const stack = new AsyncDisposableStack();
  try {
    const provider = stack.use(await openProvider(() => new Date(Date.now() + oracle.now)));
    const variables = { ...VARIABLES, PAYMENT_PROVIDERS: JSON.stringify(provider.config) };
    const { db, gateways } = stack.use(await openGateways(variables));
    const hooks = stack.use(await hookDoor(await gateways[0].origin()));
    provider.hookTo(hooks.origin);
    const seats = await seatPlayers(db, provider);
    await plant?.(db);
    let last = 0;
    let seatedMinutes = 0;
    return {
      ...{ db, gateways, provider, hooks, oracle, seats, sent: [] },
      next: () => (last += 1),
      async pass(minutes) {
        await moveClock(db, `${minutes} minutes`);
        const over = oracle.pass(minutes * 60_000);
        seatedMinutes += minutes;
        if (minutes >= SESSION_MINUTES) for (const player of oracle.players) player.isPlaying = false;
        if (seatedMinutes < SESSION_MINUTES) return over;
        seatedMinutes = 0;
        for (const [index, { isPlaying, isSuspended }] of oracle.players.entries())
          if (isPlaying && !isSuspended) await sitDownAgain({ db, seats, oracle }, index);
        return over;
      },
      [Symbol.asyncDispose]: () => stack.disposeAsync(),
    };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** Players' own money that must lie on the bank account for them, by the product's tables (I7). */
export async function clientFundsOre(db: NodePgDatabase): Promise<number> {
  const { rows } = await db.execute<{ ore: string }>(sql`
    select (select coalesce(sum(balance_ore), 0) from ledger_accounts where kind in ('cash', 'reserved'))
      + (select coalesce(sum(stakes_ore - bonus_stakes_ore), 0) from game_rounds where state = 'open') as ore
  `);
  return Number(rows[0]?.ore);
}
