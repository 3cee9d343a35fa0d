import {
  BLOCK_ACCOUNT,
  DepositLimitsSchema,
  ExclusionSchema,
  GET_DEPOSIT_LIMITS,
  GET_USER_INFO,
  SET_DEPOSIT_LIMITS,
  SET_PHONE_NUMBER,
  UserInfoSchema,
} from "@spilhus/contracts/player-account";
import { GET_SIGNUP_DRAFT, SignupDraftSchema } from "@spilhus/contracts/user-auth";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { beginSignup } from "../signup/beginSignup.ts";
import { codeOf } from "../../testing/answers.ts";
import { gatewayProcess } from "../../testing/gatewayProcess.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, KEYS, signIn } from "../../testing/testPlayers.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

/** Somebody who changes one thing again and again, and what must be found of it. */
interface Writer {
  /** Sends one change, which the number makes another than the one before. */
  send(origin: string, change: number): Promise<Response>;
  /** The number of the change that holds. */
  read(origin: string): Promise<number>;
}

const MOST = 1_000_000;
const browserAt = (origin: string, name: string, token: string) => {
  const client = siteClient(origin);
  client.cookies.set(name, token);
  return client;
};

/** A player who lowers their limits, which holds at once. */
async function lowersLimits(): Promise<Writer> {
  const { db } = environment.database;
  const token = await signIn(db, (await addPlayer(db)).id);
  const at = (origin: string) => browserAt(origin, "__Host-sid", token);
  return {
    send(origin, change) {
      const ore = MOST - change * 100;
      const body = { dayOre: ore, weekOre: ore, monthOre: ore };
      return at(origin).call("PUT", SET_DEPOSIT_LIMITS.path, { body });
    },
    async read(origin) {
      const answer = await at(origin).call("GET", GET_DEPOSIT_LIMITS.path);
      const { day, week, month } = DepositLimitsSchema.parse(await answer.json());
      expect([week.limitOre, month.limitOre]).toEqual([day.limitOre, day.limitOre]);
      return day.limitOre === null ? 0 : (MOST - day.limitOre) / 100;
    },
  };
}

/** Somebody who registers and corrects the phone number. */
async function registers(cpr: string): Promise<Writer> {
  const person = { uuid: cpr, firstName: "Ny", lastName: "Nielsen", birthdate: "1990-07-01", cpr };
  const at = { licence: "1", brand: "fjord" };
  const cookie = await environment.database.db.transaction((transaction) =>
    beginSignup(transaction, at, person, KEYS),
  );
  const token = /=([^;]*)/.exec(cookie)?.[1] ?? "";
  return {
    send: (origin, change) =>
      browserAt(origin, "__Host-signup", token).call("PUT", SET_PHONE_NUMBER.path, {
        body: { phoneNumber: `+45${20_000_000 + change}` },
      }),
    async read(origin) {
      const answer = await browserAt(origin, "__Host-signup", token).call("GET", GET_SIGNUP_DRAFT.path);
      const { draft } = GET_SIGNUP_DRAFT.answer.parse(await answer.json());
      const { phoneNumber } = SignupDraftSchema.parse(draft);
      return phoneNumber === null ? 0 : Number(phoneNumber.slice(3)) - 20_000_000;
    },
  };
}

/** What a writer knows: the last change that was acknowledged, and the one whose answer never came. */
interface Known {
  acknowledged: number;
  sent: number;
}

/** Writes one change after the other until `isOver`. An answer that does not come, or a 500, leaves it open. */
async function write(writer: Writer, origin: string, known: Known, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    known.sent += 1;
    const change = known.sent;
    const code = await writer.send(origin, change).then(codeOf, () => "no answer");
    if (code === "200 ok") known.acknowledged = change;
    else expect(["no answer", "500 internal"]).toContain(code);
  }
}

async function readBack(writers: readonly Writer[], known: readonly Known[], origin: string): Promise<void> {
  for (const [index, writer] of writers.entries()) {
    const { acknowledged = 0, sent = 0 } = known[index] ?? {};
    const found = await writer.read(origin);
    expect(found).toBeGreaterThanOrEqual(acknowledged);
    expect(found).toBeLessThanOrEqual(sent);
  }
  const { rows } = await environment.database.db.execute(sql`select * from audit_broken()`);
  expect(rows).toEqual([]);
}

/** Ends a connection that is in the middle of a transaction, if there is one. */
async function endOne(killer: Client): Promise<boolean> {
  const { rowCount } = await killer.query(`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      and (state = 'idle in transaction' or (state = 'active' and xact_start < query_start)) limit 1
  `);
  return rowCount === 1;
}

const variables = () => ({ ...environment.variables, DATABASE_POOL: "6" });
function at(known: readonly Known[], index: number): Known {
  const one = known[index];
  if (!one) throw new RangeError(`Nobody writes as number ${index}.`);
  return one;
}
const newKnown = (writers: readonly Writer[]): Known[] => writers.map(() => ({ acknowledged: 0, sent: 0 }));

describe("every change that was acknowledged is there", { timeout: 60_000 }, () => {
  it("after kill -9 at random moments, of limits, registrations and a block (R1.04, R7.02, asvs:2.3.3)", async () => {
    const writers = [
      ...(await Promise.all([lowersLimits(), lowersLimits()])),
      ...(await Promise.all([registers("0107908801"), registers("0107908802")])),
    ];
    const known = newKnown(writers);
    const { db } = environment.database;
    const blocked = await addPlayer(db);
    const cookie = await signIn(db, blocked.id);
    const sent = () => known.reduce((sum, { sent }) => sum + sent, 0);
    const moment = 10 + Math.floor(Math.random() * 100);
    // A machine that has much else to do lets one writer wait: each must have something to lose.
    const haveAllWritten = () => known.every(({ acknowledged }) => acknowledged > 0);
    const first = await gatewayProcess(variables());
    const block = browserAt(first.origin, "__Host-sid", cookie)
      .call("POST", BLOCK_ACCOUNT.path, { body: { isConfirmed: true, days: 30 } })
      .then(
        async (answer) => ExclusionSchema.parse(await answer.json()).until,
        () => null,
      );
    let isDead = false;
    const isOver = () => {
      if (!isDead && sent() >= moment && haveAllWritten()) isDead = first.child.kill("SIGKILL");
      return isDead || first.child.exitCode !== null;
    };
    await Promise.all(writers.map((writer, index) => write(writer, first.origin, at(known, index), isOver)));
    const promised = await block;
    await first.kill();

    await using gateway = await gatewayProcess(variables());
    await readBack(writers, known, gateway.origin);
    const again = browserAt(gateway.origin, "__Host-sid", await signIn(db, blocked.id));
    const info = UserInfoSchema.parse(await (await again.call("GET", GET_USER_INFO.path)).json());
    if (promised !== null) expect(info.checkResult).toEqual({ type: "block", context: { until: promised } });
    expect(known.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
  });

  it("after PostgreSQL has ended connections in the middle of transactions, and the gateway goes on (R1.04, asvs:16.5.2, asvs:16.5.4)", async () => {
    const writers = await Promise.all([lowersLimits(), lowersLimits(), registers("0107908803")]);
    const known = newKnown(writers);
    await using gateway = await gatewayProcess(variables());
    const killer = new Client({ connectionString: environment.variables["DATABASE_URL"] });
    await killer.connect();
    const acknowledged = () => known.reduce((sum, one) => sum + one.acknowledged, 0);
    let ended = 0;
    const isOver = () =>
      gateway.child.exitCode !== null || (ended >= 8 && known.every((one) => one.acknowledged > 0));
    const all = writers.map((writer, index) => write(writer, gateway.origin, at(known, index), isOver));
    // Some changes between one and the next, or nothing would ever be acknowledged.
    for (let next = 3; !isOver(); next = acknowledged() + 3) {
      while (!isOver() && (acknowledged() < next || !(await endOne(killer)))) await killer.query("select 1");
      ended += 1;
    }
    await Promise.all(all);
    await killer.end();
    expect(gateway.child.exitCode).toBeNull();
    await readBack(writers, known, gateway.origin);
    expect(known.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
  });
});
