import { randomUUID } from "node:crypto";
import { CorrectionSchema, LIST_CORRECTIONS, PROPOSE_CORRECTION } from "@spilhus/contracts/staff";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { bookMoney } from "../../testing/bookMoney.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer } from "../../testing/testPlayers.ts";
import { audit } from "../audit/index.ts";
import { messages } from "../inbox/index.ts";
import { findFaults, readBalances } from "../ledger/index.ts";
import { players } from "../players/index.ts";
import { payoutNotes } from "../withdrawals/index.ts";
import { corrections } from "./tables.ts";

let gateway: TestGateway;
let caller: ReturnType<typeof staffCaller>;
let [lis, ove]: { readonly id: string; readonly session: string }[] = [];
beforeAll(async () => {
  gateway = await testGateway({ environment: CONSOLE_ENVIRONMENT });
  caller = staffCaller(db(), gateway.origin);
  [lis, ove] = [await caller.member(["finance"], "Lis"), await caller.member(["finance"], "Ove")];
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;

/** A player with money, and the movement that is to be corrected. */
async function playerWith(cashOre: number) {
  const { id } = await addPlayer(db());
  const { id: movementId } = await bookMoney(db(), id, "deposit", [
    { from: "card", to: "cash", amountOre: cashOre },
  ]);
  const [row] = await db().select().from(players).where(eq(players.id, id));
  return { id, movementId, customerNumber: String(row?.customerNumber) };
}
type Player = Awaited<ReturnType<typeof playerWith>>;

const propose = (
  { customerNumber, movementId }: Pick<Player, "customerNumber" | "movementId">,
  differs: Readonly<Record<string, unknown>> = {},
) => {
  const body = {
    id: randomUUID(),
    customerNumber,
    movementId,
    kind: "credit",
    amountOre: 500,
    reason: "wrong-amount",
    note: "sag 7",
  };
  return caller.call("POST", PROPOSE_CORRECTION.path, {
    session: lis?.session,
    body: { ...body, ...differs },
  });
};
const proposed = async (...asked: Parameters<typeof propose>) => {
  const answer = await propose(...asked);
  expect(await codeOf(answer.clone())).toBe("200 ok");
  return CorrectionSchema.parse(await answer.json());
};
const decide = (id: string, what: "confirm" | "decline", session = ove?.session) =>
  caller.call("POST", `/staff/corrections/${id}/${what}`, { session });
const cashOf = async (id: string) => (await readBalances(db(), id)).cashOre;

describe("a correction", () => {
  it("is booked once a second person confirms it, as a movement of its own, and the player is told", async () => {
    const player = await playerWith(10_000);
    const { id, ...shown } = await proposed(player, { kind: "debit", amountOre: 2_500 });
    expect(shown).toMatchObject({ proposedBy: lis?.id, proposedByName: "Lis", decidedByName: null });
    expect(await cashOf(player.id)).toBe(10_000);
    expect(await codeOf(await decide(id, "confirm"))).toBe("200 ok");
    expect(await cashOf(player.id)).toBe(7_500);
    const told = await db().select().from(messages).where(eq(messages.playerId, player.id));
    expect(told.map(({ texts }) => texts.da.subject)).toEqual(["Vi har trukket 25,00 kr. fra din saldo"]);
    const { rows } = await db().execute(
      sql`select kind, by from ledger_movements where source = 'correction' and reference = ${id}`,
    );
    expect(rows).toEqual([{ kind: "correction", by: `officer:${ove?.id}` }]);
    const listed = await caller.call("GET", `${LIST_CORRECTIONS.path}?state=booked`, {
      session: lis?.session,
    });
    const { corrections: booked } = LIST_CORRECTIONS.answer.parse(await listed.json());
    expect(booked.find((one) => one.id === id)).toMatchObject({ decidedBy: ove?.id, decidedByName: "Ove" });
    const events = await db().select().from(audit).where(eq(audit.playerId, player.id));
    expect(events.filter(({ event }) => event === "balance-corrected").map(({ details }) => details)).toEqual(
      [expect.objectContaining({ correction: id, proposedBy: lis?.id, confirmedBy: ove?.id })],
    );
  });

  it("is not confirmed by the person who proposed it, in any session", async () => {
    const player = await playerWith(1_000);
    const { id } = await proposed(player);
    expect(await codeOf(await decide(id, "confirm", lis?.session))).toBe("403 second-person-needed");
    const forced = db().execute(sql`
      update corrections set state = 'booked', decided_by = proposed_by, decided_at = clock.now() where id = ${id}
    `);
    await expect(forced).rejects.toMatchObject({ cause: { constraint: "corrections_two_persons" } });
    expect(await cashOf(player.id)).toBe(1_000);
  });

  it("is booked once, though it is confirmed ten times at once", async () => {
    const player = await playerWith(1_000);
    const { id } = await proposed(player);
    const codes = await Promise.all(
      Array.from({ length: 10 }, async () => codeOf(await decide(id, "confirm"))),
    );
    expect(codes.toSorted()).toEqual(["200 ok", ...Array.from({ length: 9 }, () => "404 not-found")]);
    expect(await cashOf(player.id)).toBe(1_500);
  });

  it("is proposed once, though its form is sent ten times at once", async () => {
    const player = await playerWith(1_000);
    const id = randomUUID();
    const answers = await Promise.all(Array.from({ length: 10 }, () => proposed(player, { id })));
    expect(new Set(answers.map((answer) => answer.id))).toEqual(new Set([id]));
    const rows = await db().select().from(corrections).where(eq(corrections.playerId, player.id));
    expect(rows).toHaveLength(1);
    await decide(id, "confirm");
    expect(await proposed(player, { id })).toMatchObject({ id, state: "booked" });
    expect(await cashOf(player.id)).toBe(1_500);
  });

  it.each([{ amountOre: 501 }, { kind: "debit" }, { reason: "game-fault" }, { note: "sag 8" }])(
    "keeps its id: another proposal with it, %j, is refused",
    async (differs) => {
      const player = await playerWith(1_000);
      const { id } = await proposed(player);
      expect(await codeOf(await propose(player, { id, ...differs }))).toBe("409 idempotency-key-reused");
      const { id: _, ...other } = await playerWith(1_000);
      expect(await codeOf(await propose(other, { id }))).toBe("409 idempotency-key-reused");
      const rows = await db().select().from(corrections).where(eq(corrections.id, id));
      expect(rows).toMatchObject([{ amountOre: 500, kind: "credit", playerId: player.id }]);
    },
  );

  it("never takes more than the player has, and can be confirmed later", async () => {
    const player = await playerWith(1_000);
    const { id } = await proposed(player, { kind: "debit", amountOre: 1_001 });
    expect(await codeOf(await decide(id, "confirm"))).toBe("422 insufficient-funds");
    await bookMoney(db(), player.id, "win", [{ from: "house", to: "cash", amountOre: 1 }]);
    expect(await codeOf(await decide(id, "confirm"))).toBe("200 ok");
    expect(await cashOf(player.id)).toBe(0);
  });

  it("is about a movement of that player, and is refused for another one's or none", async () => {
    const [player, other] = [await playerWith(1_000), await playerWith(1_000)];
    const wrong = { customerNumber: player.customerNumber, movementId: other.movementId };
    expect(await codeOf(await propose(wrong))).toBe("404 not-found");
    expect(await codeOf(await propose(player, { movementId: undefined }))).toBe("404 not-found");
    expect(await codeOf(await propose({ ...player, customerNumber: "999999999" }))).toBe("404 not-found");
    for (const amountOre of [0, -1, 1.5]) {
      expect(await codeOf(await propose(player, { amountOre }))).toBe("400 invalid-request");
    }
  });

  it("closes the note of money that could not be booked", async () => {
    const { customerNumber, id } = await playerWith(1_000);
    const [row] = await db()
      .insert(payoutNotes)
      .values({ playerId: id, reason: "refund-not-booked" })
      .returning();
    const about = { movementId: undefined, payoutNoteId: row?.id, reason: "not-booked" };
    const correction = await proposed({ customerNumber, movementId: "" }, about);
    expect(await codeOf(await decide(correction.id, "confirm"))).toBe("200 ok");
    const [closed] = await db().select().from(payoutNotes).where(eq(payoutNotes.playerId, id));
    expect(closed?.closedAt).not.toBeNull();
  });

  it("is declined by anybody in finance, and can no longer be booked", async () => {
    const player = await playerWith(1_000);
    const { id } = await proposed(player);
    expect(await codeOf(await decide(id, "decline", lis?.session))).toBe("200 ok");
    expect(await codeOf(await decide(id, "confirm"))).toBe("404 not-found");
    expect(await cashOf(player.id)).toBe(1_000);
    const answer = await caller.call("GET", `${LIST_CORRECTIONS.path}?state=declined`, {
      session: ove?.session,
    });
    const listed = z.object({ corrections: z.array(z.unknown()) }).parse(await answer.json());
    expect(listed.corrections.map((one) => CorrectionSchema.parse(one).id)).toContain(id);
  });

  it("is for finance alone", async () => {
    const support = await caller.member(["support", "payments-officer", "money-laundering-officer"]);
    const answer = await caller.call("GET", LIST_CORRECTIONS.path, { session: support.session });
    expect(await codeOf(answer)).toBe("403 role-needed");
  });

  it.each([
    ["a proposal changed", sql`update corrections set amount_ore = amount_ore + 1 where state = 'proposed'`],
    ["a decision changed", sql`update corrections set note = 'x' where state = 'booked'`],
    ["removed", sql`delete from corrections`],
  ])("cannot be %s, by a superuser either (attack 36)", async (_, statement) => {
    await proposed(await playerWith(1_000));
    await expect(db().execute(statement)).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/does not change|only ever added to/) },
    });
  });

  it("that is booked without two persons is named by the ledger's check (attack 37)", async () => {
    const player = await playerWith(1_000);
    class Undo extends Error {}
    const found: string[] = [];
    const tampering = db().transaction(async (tx) => {
      await tx.execute(sql`
        select ledger_post('1', 'fjord', ${player.id}::uuid, 'correction', 'correction', 'x', 'officer:x', null,
          '[{"from":"house","fromRef":"fjord","to":"cash","amountOre":7}]')
      `);
      found.push(...(await findFaults(tx)).map(({ invariant }) => invariant));
      throw new Undo();
    });
    await expect(tampering).rejects.toThrow(Undo);
    expect(found).toEqual(["corrections"]);
  });
});
