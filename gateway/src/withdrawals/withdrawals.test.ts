import { randomUUID } from "node:crypto";
import { CREATE_WITHDRAWAL, WithdrawalSchema } from "@spilhus/contracts/payments";
import { and, eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bookMoney } from "../../testing/bookMoney.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutStage, untilAnswered, type PayoutStage } from "../../testing/payoutStage.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { addPayoutAccount } from "../../testing/richPlayer.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { HOLDS_OF } from "../../testing/testPlayers.ts";
import { ledgerMovements, readBalances } from "../ledger/index.ts";
import { sessions } from "../sessions/index.ts";
import { advanceWithdrawal } from "./advanceWithdrawal.ts";
import { withdrawals } from "./tables.ts";

let stage: PayoutStage;
beforeAll(async () => {
  stage = await payoutStage();
});
afterAll(async () => {
  await requireWholeLedger(db());
  await stage[Symbol.asyncDispose]();
});
const db = () => stage.environment.database.db;
const TEN_KRONER = 1_000;

const detailsOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error: { code: string; details?: Record<string, unknown> } };
  return { code: error.code, ...error.details };
};
const money = async (playerId: string) => {
  const { cashOre, bonusOre, reservedOre } = await readBalances(db(), playerId);
  return { cashOre, bonusOre, reservedOre };
};

describe("a withdrawal", () => {
  it("reserves the money, is sent at once and shows its steps with the server's times (R2.38, R5.13)", async () => {
    const { client, id, accountId } = await stage.player({ cashOre: 20_000 });
    const asked = { amountOre: 15_000, accountId };
    const refused = await stage.send(client, asked);
    expect(refused.status).toBe(403);
    const { code, request } = (await detailsOf(refused)) as { code: string; request?: string };
    expect(code).toBe("confirmation-needed");
    await stage.confirmToken(client, String(request));
    const answer = await stage.send(client, asked);
    expect(answer.status).toBe(201);
    const made = WithdrawalSchema.parse(await answer.json());
    expect(made).toMatchObject({ state: "checking", amountOre: 15_000, account: "•••• 1234", reason: null });
    expect(await money(id)).toEqual({ cashOre: 5_000, bonusOre: 0, reservedOre: 15_000 });
    const [shown] = await stage.list(client);
    expect(shown?.steps.map(({ state }) => state)).toEqual(["checking", "approved", "sent"]);
    stage.bank.settle(made.id, "paid");
    await advanceWithdrawal(stage.services, made.id);
    expect((await stage.list(client))[0]).toMatchObject({ state: "paid", documents: null, reason: null });
  });

  it("of the whole balance may be below the provider's minimum, of a part not", async () => {
    const { client, accountId } = await stage.player({ cashOre: 900 });
    expect(await detailsOf(await stage.send(client, { amountOre: 500, accountId }))).toEqual({
      ...{ code: "amount-range", minOre: 1_000, maxOre: 900 },
    });
    expect((await stage.withdraw(client, { amountOre: 900, accountId })).state).toBe("checking");
  });

  it.each([
    [0, "amount-range"],
    [20_001, "insufficient-funds"],
  ])("of %d øre is refused as %s before anybody goes to MitID", async (amountOre, code) => {
    const { client, accountId } = await stage.player({ cashOre: 20_000 });
    expect((await detailsOf(await stage.send(client, { amountOre, accountId }))).code).toBe(code);
  });

  it.each(["1e3", 10.5, -1, 1e16, Number.NaN, [1_000], null])(
    "of %j is no request at all (attack 24)",
    async (amountOre) => {
      const { client, accountId } = await stage.player({ cashOre: 20_000 });
      const body = { amountOre, accountId };
      const headers = { "idempotency-key": randomUUID() };
      expect(await codeOf(await client.call("POST", CREATE_WITHDRAWAL.path, { body, headers }))).toBe(
        "400 invalid-request",
      );
    },
  );

  it("goes to no account of somebody else, none that is unknown and none that was not verified", async () => {
    const { client } = await stage.player({ cashOre: 20_000 });
    const other = await stage.player({ cashOre: 0 });
    for (const accountId of [other.accountId, randomUUID()]) {
      expect(await codeOf(await stage.send(client, { amountOre: 5_000, accountId }))).toBe(
        "403 account-not-own",
      );
    }
  });

  it("needs a verified identity, and withdrawals that are not blocked (R5.13, attack 29)", async () => {
    const temporary = await stage.player({ cashOre: 20_000 }, { isEidVerified: false });
    const asked = ({ accountId }: typeof temporary) => ({ amountOre: 5_000, accountId });
    expect(await codeOf(await stage.send(temporary.client, asked(temporary)))).toBe("403 eid-needed");
    const blocked = await stage.player({ cashOre: 20_000 }, { holds: [{ kind: "withdrawals" }] });
    expect(await codeOf(await stage.send(blocked.client, asked(blocked)))).toBe("403 withdrawals-blocked");
  });

  it.each([
    ["cooldown", "checking"],
    ["block", "checking"],
    ["expired-block-must-be-removed-by-customer-service", "checking"],
    ["reached-play-limits", "checking"],
    ["suspended", "restricted"],
    ["deactivated", "restricted"],
    ["oces-login-required", "restricted"],
  ])("of a player under %s ends as %s (R4.01, R6.05)", async (restriction, expected) => {
    const { client, accountId } = await stage.player(
      { cashOre: 20_000 },
      { holds: HOLDS_OF[restriction] ?? [] },
    );
    const asked = { amountOre: 5_000, accountId };
    await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
    const answer = (await (await stage.send(client, asked)).json()) as {
      state?: string;
      error?: { code: string };
    };
    expect(answer.state ?? answer.error?.code).toBe(expected);
  });
});

describe("MitID", () => {
  it("counts for this very request, for five minutes, once (attack 26)", async () => {
    const { client, id, accountId } = await stage.player({ cashOre: 50_000 });
    const asked = { amountOre: 5_000, accountId };
    const second = await addPayoutAccount(db(), id, { label: "•••• 5678" });
    const isRefused = async (body = asked) =>
      expect(await codeOf(await stage.send(client, body))).toBe("403 confirmation-needed");
    // A passkey, or MitID for the session alone.
    for (const confirmedBy of ["passkey", "mitid"] as const) {
      await db()
        .update(sessions)
        .set({ confirmedAt: sql`clock.now()`, confirmedBy })
        .where(eq(sessions.playerId, id));
      await isRefused();
    }
    await stage.confirm(client, CREATE_WITHDRAWAL.id, { ...asked, amountOre: 5_001 });
    await stage.confirm(client, CREATE_WITHDRAWAL.id, { ...asked, accountId: second });
    await stage.confirm(client, "remove-payout-account", asked);
    await isRefused();
    await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
    await moveClock(db(), "6 minutes");
    await isRefused();
    await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
    expect((await stage.send(client, asked)).status).toBe(201);
    await isRefused();
  });

  it("is not used up by a withdrawal that is refused", async () => {
    const { client, id, accountId } = await stage.player({ cashOre: 5_000 });
    const asked = { amountOre: 6_000, accountId };
    await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
    expect(await codeOf(await stage.send(client, asked))).toBe("422 insufficient-funds");
    await bookMoney(db(), id, "deposit", [{ from: "card", to: "cash", amountOre: 1_000 }]);
    expect((await stage.send(client, asked)).status).toBe(201);
  });
});

describe("many withdrawals at once", { timeout: 60_000 }, () => {
  it("of 10 kr. on 100 kr. are ten, whichever gateway they come to (attack 1)", async () => {
    const { id, accountId } = await stage.player({ cashOre: 10 * TEN_KRONER });
    const asked = { amountOre: TEN_KRONER, accountId };
    const browsers = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const client = await stage.browser(id, index % 2 === 0 ? 0 : 1);
        await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
        return client;
      }),
    );
    const codes = await Promise.all(
      browsers.map(async (client) => {
        const key = randomUUID();
        return codeOf(await untilAnswered(() => stage.send(client, asked, key)));
      }),
    );
    expect(codes.filter((code) => code === "201 ok")).toHaveLength(10);
    expect(codes.filter((code) => code === "422 insufficient-funds")).toHaveLength(40);
    expect(await money(id)).toEqual({ cashOre: 0, bonusOre: 0, reservedOre: 10 * TEN_KRONER });
    expect(await db().$count(withdrawals, eq(withdrawals.playerId, id))).toBe(10);
  });

  it("overdraw a naive copy that checks and then subtracts (attack 1)", async () => {
    await db().execute(sql`create table naive_wallet (cash_ore bigint not null)`);
    await db().execute(sql`insert into naive_wallet values (${10 * TEN_KRONER})`);
    const gate = Promise.withResolvers<undefined>();
    const tries = Array.from({ length: 50 }, async () => {
      const { rows } = await db().execute<{ cash_ore: string }>(sql`select cash_ore from naive_wallet`);
      await gate.promise;
      if (Number(rows[0]?.cash_ore) < TEN_KRONER) return;
      await db().execute(sql`update naive_wallet set cash_ore = cash_ore - ${TEN_KRONER}`);
    });
    gate.resolve(undefined);
    await Promise.all(tries);
    const { rows } = await db().execute<{ cash_ore: string }>(sql`select cash_ore from naive_wallet`);
    expect(Number(rows[0]?.cash_ore)).toBeLessThan(0);
    await db().execute(sql`drop table naive_wallet`);
  });

  it("with one key are one, with fifty equal answers (attack 2)", async () => {
    const { client, id, accountId } = await stage.player({ cashOre: 10_000 });
    const asked = { amountOre: 4_000, accountId };
    await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
    const key = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => untilAnswered(() => stage.send(client, asked, key))),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(await Promise.all(answers.map((answer) => answer.text()))).size).toBe(1);
    const replayed = answers.filter(({ headers }) => headers.get("idempotency-replayed") === "true");
    expect(replayed).toHaveLength(49);
    const asks = and(eq(ledgerMovements.playerId, id), eq(ledgerMovements.kind, "withdrawal-request"));
    expect(await db().$count(ledgerMovements, asks)).toBe(1);
  });

  it("with one key and another amount are refused, of another player independent (attack 3)", async () => {
    const { client, accountId } = await stage.player({ cashOre: 10_000 });
    const key = randomUUID();
    const asked = { amountOre: 4_000, accountId };
    await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
    expect((await stage.send(client, asked, key)).status).toBe(201);
    expect(await codeOf(await stage.send(client, { ...asked, amountOre: 4_001 }, key))).toBe(
      "409 idempotency-key-reused",
    );
    const other = await stage.player({ cashOre: 10_000 });
    const theirs = { amountOre: 4_000, accountId: other.accountId };
    await stage.confirm(other.client, CREATE_WITHDRAWAL.id, theirs);
    expect((await stage.send(other.client, theirs, key)).status).toBe(201);
  });

  it("and a stake of the whole balance at once: one of the two succeeds (attack 4)", async () => {
    for (let round = 0; round < 5; round += 1) {
      const { client, id, accountId } = await stage.player({ cashOre: 10_000 });
      const asked = { amountOre: 10_000, accountId };
      await stage.confirm(client, CREATE_WITHDRAWAL.id, asked);
      const [made, staked] = await Promise.all([
        stage.send(client, asked).then(({ status }) => status === 201),
        bookMoney(db(), id, "stake", [{ from: "cash", to: "house", amountOre: 10_000 }]).then(
          () => true,
          () => false,
        ),
      ]);
      expect([made, staked].filter(Boolean)).toHaveLength(1);
      expect(await money(id)).toMatchObject({ cashOre: 0, reservedOre: made ? 10_000 : 0 });
    }
  });
});
