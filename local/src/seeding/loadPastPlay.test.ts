import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importCatalogue, importPlayers, openDatabase, personKeys, type Database } from "@spilhus/gateway";
import { systemClock, type LogDetails } from "@spilhus/lib";
import { catalogue, catalogueForImport } from "@spilhus/seed/games";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BRAND } from "../../testing/registeredBrand.ts";
import { loadPastPlay } from "./loadPastPlay.ts";
import { seededAccounts } from "./seededAccounts.ts";

const LEAST_ROUNDS = 2_000;
const FASTEST_MS = 20_000;
/** Plain statements that take as long as a past round may, on a machine that is too slow or too busy for 20 s. */
const STATEMENTS_A_ROUND = 65;
const SAMPLE = 2_000;

const brands = [
  {
    ...BRAND,
    id: "fjord",
    licence: { licensee: "A", number: "1" },
    enabledRoutes: ["slots", "casino", "bingo"],
  },
  {
    ...BRAND,
    id: "eng",
    licence: { licensee: "B", number: "2" },
    enabledRoutes: ["slots", "bingo", "banko"],
  },
] as const satisfies readonly (typeof BRAND)[];
const keys = personKeys("a secret for numbers of people in tests");
const logged: LogDetails[] = [];

let folder: string;
let database: Database;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "past-"));
  database = await openDatabase({ stateDir: folder });
  const art = () => ({ portrait: "", landscape: "", wide: "" });
  await importCatalogue(database.db, catalogueForImport(catalogue, art, Date.now()));
  await importPlayers(database.db, seededAccounts(brands), keys);
}, 120_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const load = () =>
  loadPastPlay({
    ...{ database, brands, catalogue, playerKeys: keys, clock: systemClock },
    log: (_level, _message, details = {}) => void logged.push(details),
  });
/** The time that a plain statement takes here and now, in milliseconds. */
async function statementMs(): Promise<number> {
  const started = performance.now();
  for (let left = SAMPLE; left > 0; left -= 1) await database.db.execute("select 1");
  return (performance.now() - started) / SAMPLE;
}

it(
  "writes 2,000 rounds and more of both licences at the first start, within 20 s, and leaves the ledger whole",
  { timeout: 600_000 },
  async () => {
    const before = await statementMs();
    const started = performance.now();
    await load();
    const tookMs = performance.now() - started;
    const { rows } = await database.db.execute<{ house: number; rooms: number; unmarked: number }>(`
      select (select count(*)::int from house_rounds) as house,
        (select count(*)::int from bingo_rounds where state = 'finished') as rooms,
        (select count(*)::int from house_rounds where not is_seeded) as unmarked
    `);
    const [{ house, rooms, unmarked } = { house: 0, rooms: 0, unmarked: -1 }] = rows;
    expect(unmarked).toBe(0);
    expect(rooms).toBeGreaterThan(20);
    expect(house + rooms).toBeGreaterThanOrEqual(LEAST_ROUNDS);
    const slow = STATEMENTS_A_ROUND * (house + rooms) * Math.max(before, await statementMs());
    process.stdout.write(
      `${house} + ${rooms} rounds in ${Math.round(tookMs)} ms; a statement takes ${before} ms\n`,
    );
    expect(tookMs).toBeLessThan(Math.max(FASTEST_MS, slow));
    expect((await database.db.execute("select * from ledger_broken()")).rows).toEqual([]);
    expect(logged).toHaveLength(brands.length);
  },
);

it("writes nothing the second time", async () => {
  const count = async () => (await database.db.execute("select count(*) from ledger_movements")).rows;
  const before = await count();
  await load();
  expect(await count()).toEqual(before);
});
