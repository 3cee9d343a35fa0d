import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { players } from "../players/tables.ts";
import { sessions } from "../sessions/tables.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { jsonRow } from "./jsonRow.ts";

let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());

describe("a row as one JSON value", () => {
  it("has the values of its columns: any text, numbers, times, null", async () => {
    const { db } = environment.database;
    const firstName = `Åse "Ø" \\ O'Neill\n\u{1F3B0}`;
    const { id } = await addPlayer(db, { firstName, occupationId: null, isEidVerified: false });
    await signIn(db, id);
    const player = {
      id: players.id,
      customerNumber: players.customerNumber,
      firstName: players.firstName,
      occupationId: players.occupationId,
      birthdate: players.birthdate,
      marketingEmail: players.marketingEmail,
      eidVerifiedAt: players.eidVerifiedAt,
      createdAt: players.createdAt,
    };
    const session = { id: sessions.id, endsAt: sessions.endsAt, confirmedAt: sessions.confirmedAt };
    const of = { player, session };
    const from = () => eq(players.id, id);
    const [apart] = await db
      .select(of)
      .from(sessions)
      .innerJoin(players, eq(players.id, sessions.playerId))
      .where(from());
    const [row] = await db
      .select({ together: jsonRow(of) })
      .from(sessions)
      .innerJoin(players, eq(players.id, sessions.playerId))
      .where(from());
    expect(apart?.player.firstName).toBe(firstName);
    expect(apart?.session.endsAt).toBeInstanceOf(Date);
    expect(row?.together).toEqual(apart);
  });

  it("parses an expression like its column, and any other as JSON", async () => {
    const { db } = environment.database;
    const { id } = await addPlayer(db);
    const moment = sql<Date>`'2026-07-01 12:00:00.123456+02'::timestamptz`;
    const [row] = await db
      .select({
        row: jsonRow({
          of: { at: [moment, players.createdAt], list: sql<readonly number[]>`json_build_array(1, 2)` },
        }),
      })
      .from(players)
      .where(eq(players.id, id));
    expect(row?.row.of).toEqual({ at: new Date("2026-07-01T10:00:00.123Z"), list: [1, 2] });
  });

  it("refuses bytes, which JSON cannot represent", () => {
    expect(() => jsonRow({ player: { cpr: players.cprHash } })).toThrow("JSON does not carry the type");
  });
});
