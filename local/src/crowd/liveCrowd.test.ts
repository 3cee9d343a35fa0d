import { createServer, type Server } from "node:http";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import type { RegisteredBrand } from "@spilhus/contracts";
import { importCatalogue, importPlayers, openDatabase, personKeys, type Database } from "@spilhus/gateway";
import { moveClock } from "@spilhus/gateway/movable-clock";
import { TEST_MONEY_CHECKS } from "@spilhus/gateway/test-brands";
import { testDatabase, type TestDatabase } from "@spilhus/gateway/test-database";
import { catalogue, catalogueForImport } from "@spilhus/seed/games";
import { CROWD_IDS, HOUSE_PAST_GAMES, personWithId } from "@spilhus/seed/players";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BRAND } from "../../testing/registeredBrand.ts";
import { seededAccounts } from "../seeding/seededAccounts.ts";
import {
  authoritiesProcess,
  edgeProcess,
  freePort,
  gatewayProcess,
  loadSecrets,
  ManagedProcess,
  type StackPlan,
  waitForHttp,
} from "../stack/index.ts";
import { runCrowd } from "./crowd.ts";

const brand = (id: string, number: string, enabledRoutes: readonly string[]): RegisteredBrand => ({
  ...{ ...BRAND, id, enabledRoutes: ["front", ...enabledRoutes], moneyChecks: TEST_MONEY_CHECKS },
  domains: { production: [`${id}.dk`], local: [`${id}.localhost`] },
  ...{ rpId: `${id}.dk`, licence: { licensee: id, number } },
});
const BRANDS = [brand("fjord", "1", ["slots", "bingo"]), brand("eng", "2", ["slots", "casino", "bingo"])];
const ROOM = "kvartersbingo";
/** A round every five minutes, day and night: no shorter one fits 80 numbers. */
const PLAN = { firstStart: "00:00", lastStart: "23:55", everyMinutes: 5, intervalMs: 3_000 };
const START_MS = 90_000;
const POLL_MS = 200;
/** The clock is moved so close to a round: time enough to sign in, to deposit and to buy on a slow machine. */
const BEFORE_SECONDS = 100;
/** A machine that is too slow for one round is given others. */
const MOST_ROUNDS = 4;
const TIMEOUT_MS = 600_000;

interface Round {
  readonly id: string;
  readonly brand: string;
  readonly state: string;
  readonly shown: number;
  readonly plates: number;
  readonly least: number;
  /** Until it starts, by the database's clock. */
  readonly seconds: number;
}

let folder: string;
let storage: TestDatabase;
let database: Database;
let app: Server;
let plan: StackPlan;
let gateway: ManagedProcess;
let edge: ManagedProcess;
const processes: ManagedProcess[] = [];
const stopping = new AbortController();
let crowd: Promise<void> = Promise.resolve();

async function run(spec: ConstructorParameters<typeof ManagedProcess>[0]): Promise<ManagedProcess> {
  const started = new ManagedProcess(spec);
  processes.push(started);
  await waitForHttp(started.readyUrl, started.ended, START_MS);
  return started;
}

async function makePlan(): Promise<StackPlan> {
  const secrets = await loadSecrets(
    folder,
    BRANDS.map(({ id }) => id),
  );
  const appPort = (app.address() as AddressInfo).port; // an IP listener's address
  const brandsFile = join(folder, "brands.json");
  await writeFile(brandsFile, JSON.stringify({ brands: BRANDS }));
  return {
    ...{ root: resolve(import.meta.dirname, "../../.."), mode: "production", databaseUrl: storage.url },
    ...{ stateDir: folder, logDir: folder, brandsFile, brands: BRANDS, secrets, rateLimits: undefined },
    port: await freePort(),
    gatewayPort: await freePort(),
    controlPort: await freePort(),
    authoritiesPort: await freePort(),
    paymentsPort: await freePort(),
    staffPort: await freePort(),
    consolePort: await freePort(),
    studioPort: await freePort(),
    chatPort: undefined,
    appPorts: { fjord: appPort, eng: appPort },
  };
}

/** Players of the crowd without money, half of them without limits; games and one room. */
async function seed(): Promise<void> {
  const art = () => ({ portrait: "", landscape: "", wide: "" });
  const rooms = catalogue.rooms.filter(({ slug }) => slug === ROOM).map((room) => ({ ...room, ...PLAN }));
  await importCatalogue(database.db, catalogueForImport({ ...catalogue, rooms }, art, Date.now()));
  const accounts = seededAccounts(BRANDS).filter(({ email }) => email?.startsWith("stamgaest-") === true);
  const players = accounts.map(({ depositLimits, lossLimits, ...account }, place) =>
    place % 2 === 0 || !depositLimits || !lossLimits ? account : { ...account, depositLimits, lossLimits },
  );
  await importPlayers(database.db, players, personKeys(plan.secrets.cpr));
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "crowd-"));
  storage = await testDatabase();
  database = await openDatabase({ stateDir: folder, databaseUrl: storage.url });
  app = createServer((_, response) => response.end());
  await new Promise<void>((done) => app.listen(0, "127.0.0.1", done));
  plan = await makePlan();
  await seed();
  // Before anything answers: the crowd waits for it.
  crowd = runCrowd({
    sites: BRANDS.map(({ id }) => ({ id, origin: `http://${id}.localhost:${plan.port}` })),
    people: CROWD_IDS.flatMap((id) => personWithId(id) ?? []),
    games: HOUSE_PAST_GAMES.map(({ slug }) => slug),
    pace: { lookMs: 400, comeInMs: 2_500, visitMs: [0, 2_000] },
    log: () => undefined,
    signal: stopping.signal,
  });
  gateway = await run(gatewayProcess(plan));
  await run(authoritiesProcess(plan));
  edge = await run(edgeProcess(plan));
}, TIMEOUT_MS);
afterAll(async () => {
  stopping.abort();
  await crowd;
  await Promise.all(processes.map((one) => one.stop(10_000)));
  await new Promise((done) => app.close(done));
  await database.close();
  await storage[Symbol.asyncDispose]();
  await rm(folder, { recursive: true, force: true });
}, TIMEOUT_MS);

const query = async <Row extends Record<string, unknown>>(statement: string) =>
  (await database.db.execute<Row>(statement)).rows;
/** The rounds that are on or come next, one of each brand. */
const nextRounds = () =>
  query<Round & Record<string, unknown>>(`
    select distinct on (brand) id, brand, state, shown, least_plates as least,
      coalesce((select plates from bingo_sales where round_id = bingo_rounds.id), 0) as plates,
      extract(epoch from starts_at - clock.wall())::float8 as seconds
    from bingo_rounds where state in ('planned', 'selling') and starts_at > clock.wall() order by brand, starts_at
  `);
const roundsOf = (ids: readonly string[]) =>
  query<{ state: string; shown: number; players: number; brand: string } & Record<string, unknown>>(
    `select state, shown, players, brand from bingo_rounds where id in (${ids.map((id) => `'${id}'`).join()})`,
  );

async function until<Found>(look: () => Promise<Found | undefined>): Promise<Found> {
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    await delay(POLL_MS);
  }
}

/** Sells the next round of each brand to the crowd, until it has enough or sale is over, and lets it begin. */
async function sellAndBegin(whileSelling: () => Promise<void>): Promise<readonly string[]> {
  const coming = await until(async () => {
    const found = await nextRounds();
    return found.length === BRANDS.length ? found : undefined;
  });
  const [{ seconds } = { seconds: 0 }] = coming;
  if (seconds > BEFORE_SECONDS) await moveClock(database.db, `${seconds - BEFORE_SECONDS} seconds`);
  const ids = coming.map(({ id }) => id);
  let isDone = false;
  await until(async () => {
    const rounds = (await nextRounds()).filter(({ id }) => ids.includes(id));
    if (!isDone && rounds.some(({ plates }) => plates > 0)) {
      isDone = true;
      await whileSelling();
    }
    const isOver = rounds.length < ids.length;
    return isOver || rounds.every(({ plates, least }) => plates >= least) ? true : undefined;
  });
  const [left] = (await nextRounds()).filter(({ id }) => ids.includes(id));
  if (left) await moveClock(database.db, `${left.seconds} seconds`);
  return ids;
}

/** Shows rounds to their end, a number with each move of the clock. */
async function show(ids: readonly string[]): Promise<readonly string[]> {
  const isOn = ({ state }: { readonly state: string }) => state === "drawn" || state === "showing";
  await until(async () =>
    (await roundsOf(ids)).every(({ state }) => state !== "selling") ? true : undefined,
  );
  for (;;) {
    const before = await roundsOf(ids);
    if (!before.some(isOn))
      return before.filter(({ state }) => state === "finished").map(({ brand }) => brand);
    await moveClock(database.db, "3 seconds");
    const shown = before.reduce((sum, round) => sum + round.shown, 0);
    await until(async () => {
      const now = await roundsOf(ids);
      return !now.some(isOn) || now.reduce((sum, round) => sum + round.shown, 0) > shown ? true : undefined;
    });
  }
}

describe("the crowd, on a real gateway and edge", { timeout: TIMEOUT_MS }, () => {
  it("makes a bingo round of each brand take place, which is won, though gateway and edge are killed (R2.04)", async () => {
    const kill = async (killed: ManagedProcess) => {
      process.kill(killed.pid ?? 0, "SIGKILL");
      await killed.ended;
      killed.restart();
      await waitForHttp(killed.readyUrl, killed.ended, START_MS);
    };
    const played = new Set<string>();
    for (let left = MOST_ROUNDS; left > 0 && played.size < BRANDS.length; left -= 1) {
      const isFirst = left === MOST_ROUNDS;
      const ids = await sellAndBegin(async () => {
        if (!isFirst) return;
        await kill(gateway);
        await kill(edge);
      });
      for (const brand of await show(ids)) played.add(brand);
    }
    expect([...played].toSorted()).toEqual(["eng", "fjord"]);
    await until(async () =>
      (
        await query(`
        select from bingo_wins join bingo_rounds on bingo_rounds.id = round_id where state = 'finished' and paid_at is null
      `)
      ).length === 0
        ? true
        : undefined,
    );
    const winners = await query(`
      select distinct rounds.brand, players.email like 'stamgaest-%' as "isOfCrowd"
      from bingo_wins as wins join bingo_rounds as rounds on rounds.id = wins.round_id
      join bingo_tickets as tickets on tickets.id = wins.ticket_id
      join bingo_purchases as purchases on purchases.id = tickets.purchase_id
      join players on players.id = purchases.player_id
      where rounds.state = 'finished' and wins.paid_at is not null order by rounds.brand
    `);
    expect(winners).toEqual(["eng", "fjord"].map((brand) => ({ brand, isOfCrowd: true })));
  });

  it("plays games for money at the legal pace, with its own deposits and limits", async () => {
    const rounds = await until(async () => {
      const found = await query<{ seconds: number | null }>(`
        select extract(epoch from started_at - lag(started_at) over (partition by player_id order by started_at))::float8 as seconds
        from house_rounds where game_round_id is not null
      `);
      return found.filter(({ seconds }) => seconds !== null).length >= 3 ? found : undefined;
    });
    expect(Math.min(...rounds.flatMap(({ seconds }) => seconds ?? []))).toBeGreaterThanOrEqual(3);
    const [counts] = await query(`
      select count(*)::int as stakers,
        count(*) filter (where not exists (select from deposits where player_id = players.id and state = 'credited'))::int as "withoutDeposit",
        count(*) filter (where (select count(*) from deposit_limits where player_id = players.id) < 3)::int as "withoutLimits"
      from players where id in (select player_id from ledger_movements where kind = 'stake')
    `);
    expect(counts).toMatchObject({ withoutDeposit: 0, withoutLimits: 0 });
    expect(Number(counts?.["stakers"])).toBeGreaterThanOrEqual(3);
  });

  it("leaves the ledger whole, and no seeded round", async () => {
    stopping.abort();
    await crowd;
    expect(await query("select * from ledger_broken()")).toEqual([]);
    expect(
      await query(
        "select from house_rounds where is_seeded union all select from bingo_rounds where is_seeded",
      ),
    ).toEqual([]);
  });
});
