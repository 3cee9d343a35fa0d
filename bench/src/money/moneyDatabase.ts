import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type Database,
  type ImportedPlayer,
  importPlayers,
  openDatabase,
  personKeys,
} from "@spilhus/gateway";
import { sql } from "drizzle-orm";

/** Connections that book at the same time. */
export const CONNECTIONS = 16;
const PLAYERS = 64;
/** The whole check of a ledger takes longer than a request may. */
const LONGEST_MS = 600_000;
const LIMITS = { dayOre: 1_000_000, weekOre: 1_000_000, monthOre: 1_000_000 };
const CASH_ORE = 1_000_000_000;

/** A database of its own with players who have money, and tables to compare with. */
export interface MoneyDatabase extends AsyncDisposable {
  readonly db: Database["db"];
  /** For files that belong to it. */
  readonly folder: string;
  readonly players: readonly string[];
}

const person = (number: number): ImportedPlayer => ({
  ...{ licence: "1", brand: "fjord", cpr: `0107${String(90_000_000 + number).slice(-6)}` },
  mitIdUuid: `00000000-0000-4000-8000-${String(number).padStart(12, "0")}`,
  ...{ firstName: "Mette", lastName: "Madsen", birthdate: "1990-07-01", email: `m${number}@example.dk` },
  ...{ phoneNumber: "+4520304050", occupationId: null, salaryId: null, isEidVerified: true, holds: [] },
  depositLimits: LIMITS,
});

/** Compared with: rows without history, chain or rules, and a balance of the house. */
async function addBareTables({ db }: Pick<MoneyDatabase, "db">): Promise<void> {
  await db.execute(sql`create schema bench`);
  await db.execute(sql`create table bench.wallets (id uuid primary key, cash bigint, reserved bigint)`);
  await db.execute(
    sql`create table bench.entries (id bigint generated always as identity, wallet uuid, ore bigint)`,
  );
  await db.execute(sql`create table bench.house (id integer primary key, ore bigint)`);
  await db.execute(sql`insert into bench.wallets select id, ${CASH_ORE}, 0 from players`);
  await db.execute(sql`insert into bench.house values (1, 0)`);
}

export async function moneyDatabase(): Promise<MoneyDatabase> {
  const folder = await mkdtemp(join(tmpdir(), "bench-money-"));
  // PostgreSQL runs as another user where this is the superuser.
  await chmod(folder, 0o755);
  const database = await openDatabase({
    ...{ stateDir: folder, pool: CONNECTIONS, statementTimeoutMs: LONGEST_MS },
  });
  const { db } = database;
  const keys = personKeys("a secret for numbers of people in a bench");
  await importPlayers(
    db,
    Array.from({ length: PLAYERS }, (_, number) => person(number)),
    keys,
  );
  const cash = JSON.stringify([{ from: "house", fromRef: "fjord", to: "cash", amountOre: CASH_ORE }]);
  const { rows } = await db.execute<{ id: string }>(sql`select id from players order by id`);
  for (const { id } of rows) {
    await db.execute(sql`
      select ledger_post('1', 'fjord', ${id}::uuid, 'import', 'bench-import', ${id}, 'bench', null, ${cash}::jsonb)
    `);
  }
  await addBareTables({ db });
  return {
    ...{ db, folder },
    players: rows.map(({ id }) => id),
    async [Symbol.asyncDispose]() {
      await database.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
