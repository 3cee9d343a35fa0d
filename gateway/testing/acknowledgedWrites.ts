import {
  DepositLimitsSchema,
  GET_DEPOSIT_LIMITS,
  SET_DEPOSIT_LIMITS,
  SET_PHONE_NUMBER,
} from "@spilhus/contracts/player-account";
import { GET_SIGNUP_DRAFT, SignupDraftSchema } from "@spilhus/contracts/user-auth";
import { sql } from "drizzle-orm";
import { expect } from "vitest";
import type { Database } from "../src/database/openDatabase.ts";
import { beginSignup } from "../src/signup/beginSignup.ts";
import { codeOf } from "./answers.ts";
import { siteClient } from "./siteClient.ts";
import { addPlayer, KEYS, signIn } from "./testPlayers.ts";

/** Somebody who changes one value again and again. */
export interface Writer {
  /** Sends one change; each number makes another value. */
  send(origin: string, change: number): Promise<Response>;
  /** Reads the number of the change that is stored. */
  read(origin: string): Promise<number>;
}

/** A writer with the number of the last change that was acknowledged and of the last one that was sent. */
export interface WriterState {
  readonly writer: Writer;
  acknowledged: number;
  sent: number;
}

const MAX_LIMIT_ORE = 1_000_000;

/** A client of the site with one cookie. */
export function browserAt(origin: string, cookieName: string, token: string) {
  const client = siteClient(origin);
  client.cookies.set(cookieName, token);
  return client;
}

/** A player who lowers their deposit limits, which takes effect at once. */
export async function limitWriter(db: Database["db"]): Promise<Writer> {
  const token = await signIn(db, (await addPlayer(db)).id);
  const clientAt = (origin: string) => browserAt(origin, "__Host-sid", token);
  return {
    send(origin, change) {
      const ore = MAX_LIMIT_ORE - change * 100;
      const body = { dayOre: ore, weekOre: ore, monthOre: ore };
      return clientAt(origin).call("PUT", SET_DEPOSIT_LIMITS.path, { body });
    },
    async read(origin) {
      const answer = await clientAt(origin).call("GET", GET_DEPOSIT_LIMITS.path);
      const { day, week, month } = DepositLimitsSchema.parse(await answer.json());
      expect([week.limitOre, month.limitOre]).toEqual([day.limitOre, day.limitOre]);
      return day.limitOre === null ? 0 : (MAX_LIMIT_ORE - day.limitOre) / 100;
    },
  };
}

/** Somebody who is registering and changes the phone number. */
export async function signupWriter(db: Database["db"], cpr: string): Promise<Writer> {
  const person = { uuid: cpr, firstName: "Ny", lastName: "Nielsen", birthdate: "1990-07-01", cpr };
  const cookie = await db.transaction((transaction) =>
    beginSignup(transaction, { licence: "1", brand: "fjord" }, person, KEYS),
  );
  const token = /=([^;]*)/.exec(cookie)?.[1] ?? "";
  const clientAt = (origin: string) => browserAt(origin, "__Host-signup", token);
  return {
    send: (origin, change) =>
      clientAt(origin).call("PUT", SET_PHONE_NUMBER.path, {
        body: { phoneNumber: `+45${20_000_000 + change}` },
      }),
    async read(origin) {
      const answer = await clientAt(origin).call("GET", GET_SIGNUP_DRAFT.path);
      const { draft } = GET_SIGNUP_DRAFT.answer.parse(await answer.json());
      const { phoneNumber } = SignupDraftSchema.parse(draft);
      return phoneNumber === null ? 0 : Number(phoneNumber.slice(3)) - 20_000_000;
    },
  };
}

export const withStates = (writers: readonly Writer[]): WriterState[] =>
  writers.map((writer) => ({ writer, acknowledged: 0, sent: 0 }));

/**
 * Sends one change after the other until `isOver`.
 *
 * @returns status and code of every change that was not acknowledged; `no answer` where none came.
 */
export async function write(state: WriterState, origin: string, isOver: () => boolean): Promise<string[]> {
  const failures: string[] = [];
  while (!isOver()) {
    state.sent += 1;
    const change = state.sent;
    const code = await state.writer.send(origin, change).then(codeOf, () => "no answer");
    if (code === "200 ok") state.acknowledged = change;
    else failures.push(code);
  }
  return failures;
}

/** Checks that nothing acknowledged is lost, nothing unsent is stored, and the audit chain is whole. */
export async function expectNothingLost(
  { db }: Pick<Database, "db">,
  states: readonly WriterState[],
  origin: string,
): Promise<void> {
  for (const { writer, acknowledged, sent } of states) {
    expect(acknowledged).toBeGreaterThan(0);
    const stored = await writer.read(origin);
    expect(stored).toBeGreaterThanOrEqual(acknowledged);
    expect(stored).toBeLessThanOrEqual(sent);
  }
  const { rows } = await db.execute(sql`select * from audit_broken()`);
  expect(rows).toEqual([]);
}
