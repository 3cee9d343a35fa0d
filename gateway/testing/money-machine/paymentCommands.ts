import assert from "node:assert/strict";
import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import {
  CREATE_DEPOSIT,
  CREATE_WITHDRAWAL,
  DepositSchema,
  GET_DEPOSIT,
  WithdrawalSchema,
} from "@spilhus/contracts/payments";
import { eq } from "drizzle-orm";
import { deposits } from "../../src/deposit-records/index.ts";
import { requestHash } from "../../src/request-confirmations/requestToken.ts";
import { requestConfirmations } from "../../src/request-confirmations/tables.ts";
import { sessions } from "../../src/sessions/tables.ts";
import { hashToken } from "../../src/tokens/index.ts";
import { withdrawals } from "../../src/withdrawals/tables.ts";
import { codeOf } from "../answers.ts";
import { bonusesAgree } from "./bonusCommands.ts";
import { balancesAgree, codeOfRefusal, command, pick } from "./command.ts";
import type { PayerAct, ProviderFault } from "./machineProvider.ts";
import type { Method } from "./oraclePayments.ts";
import { browserOf, eventually, surely } from "./surely.ts";
import { seatOf, type World } from "./world.ts";

/** How a step goes wrong. */
interface Trouble {
  readonly fault?: ProviderFault | undefined;
  /** When a gateway is killed, in milliseconds after the request; nothing when none is. */
  readonly cutMs?: number | undefined;
}

async function depositState({ db }: World, txId: string): Promise<string> {
  const [row] = await db.select({ state: deposits.state }).from(deposits).where(eq(deposits.txId, txId));
  return row?.state ?? "missing";
}

const becomes = (world: World, txId: string, state: string) =>
  eventually(
    world,
    `deposit ${txId}, ${state} expected`,
    async () => {
      const now = await depositState(world, txId);
      return now === state ? undefined : now;
    },
    (seen) => seen === "voided" || seen === "refunded" || (seen === "credited" && state !== "charged-back"),
  );

/** The provider does this wrong until the step is over. */
async function withFault(
  { provider }: World,
  fault: ProviderFault | undefined,
  act: () => Promise<void>,
): Promise<void> {
  provider.setFault(fault);
  await act();
  provider.setFault(undefined);
}

/** The page of a deposit is open until its payment is at the provider: it opens what a gateway that died has not. */
async function reachesProvider(world: World, index: number, txId: string): Promise<void> {
  const path = GET_DEPOSIT.path.replace("{txId}", txId);
  await eventually(world, `payment ${txId} at the provider`, async () => {
    if (await world.provider.knows(txId)) return undefined;
    await surely(world, (origin) => browserOf(world, index, origin).call("GET", path));
    return "not there";
  });
}

interface Begun extends Trouble {
  readonly amountOre: number;
  readonly method: Method;
}

/** The player begins a deposit, and is at the provider afterwards. */
export const beginDeposit = (index: number, { amountOre, method, cutMs, fault }: Begun) =>
  command(`begin ${index} ${method} ${amountOre} ${cutMs ?? "-"} ${fault ?? "-"}`, async (world) => {
    const { oracle } = world;
    if (oracle.isUnclear(index)) return;
    const code = oracle.mayDeposit(index, amountOre);
    const headers = { "idempotency-key": randomUUID() };
    const create = (origin: string) =>
      browserOf(world, index, origin).call("POST", CREATE_DEPOSIT.path, {
        ...{ body: { amountOre, method, isSecond: true }, headers },
      });
    await withFault(world, fault, async () => {
      const answer = await surely(world, create, { first: world.next(), cutMs });
      // With more errors the gateway would treat the provider as down for a while.
      if (fault === "error-after-effect") world.provider.setFault(undefined);
      assert.equal(await codeOf(answer.clone()), code === undefined ? "201 ok" : codeOfRefusal(code));
      if (code !== undefined) return;
      const { txId } = DepositSchema.parse(await answer.json());
      oracle.beginDeposit(txId, { player: index, amount: amountOre, method });
      // The same form once more, at both gateways: the same deposit.
      for (const first of [0, 1]) {
        const again = DepositSchema.parse(await (await surely(world, create, { first })).json());
        assert.equal(again.txId, txId);
      }
      await reachesProvider(world, index, txId);
    });
    await balancesAgree(world, index);
    await bonusesAgree(world, index);
  });

/** The payer acts at the provider, which may misbehave. */
export const finishDeposit = (at: number, { act, fault, cutMs }: Trouble & { readonly act: PayerAct }) =>
  command(`finish ${at} ${act} ${fault ?? "-"} ${cutMs ?? "-"}`, async (world) => {
    const { oracle, provider, gateways, hooks } = world;
    const open = [...oracle.deposits].filter(([, { state }]) => state === "open");
    const [txId, deposit] = pick(open, at) ?? [];
    if (txId === undefined || deposit === undefined || oracle.isUnclear(deposit.player)) return;
    // What the provider takes at once it cannot name wrongly and take back; a bank has no card to decline.
    if (deposit.method === "bank" && (fault === "wrong-amount" || act === "decline")) return;
    const told = gateways[world.next() % 2 === 0 ? 0 : 1];
    hooks.to = await told.origin();
    const expected = oracle.finishDeposit(txId, act, fault);
    await withFault(world, fault, async () => {
      await provider.act(txId, act);
      if (cutMs !== undefined && told.kill) {
        await wait(cutMs);
        await told.kill();
      }
      await becomes(world, txId, expected);
    });
    await balancesAgree(world, deposit.player);
    await bonusesAgree(world, deposit.player);
  });

export const chargeBack = (at: number) =>
  command(`charge back ${at}`, async (world) => {
    const { oracle, provider } = world;
    const credited = [...oracle.deposits].filter(([, { state }]) => state === "credited");
    const [txId, deposit] = pick(credited, at) ?? [];
    if (txId === undefined || deposit === undefined || !oracle.chargeBack(txId)) return;
    world.hooks.to = await world.gateways[at % 2 === 0 ? 0 : 1].origin();
    await provider.chargeBack(txId);
    await becomes(world, txId, "charged-back");
    await balancesAgree(world, deposit.player);
    await bonusesAgree(world, deposit.player);
  });

/** What a visit to MitID leaves behind for one request of a browser. */
async function confirm(world: World, index: number, request: unknown): Promise<void> {
  const { token, playerId } = seatOf(world, index);
  const [session] = await world.db
    .select({ id: sessions.id })
    .from(sessions)
    .where(eq(sessions.tokenHash, hashToken(token)));
  if (!session) throw new Error("A session of the machine is not there.");
  const hash = requestHash(session.id, { purpose: CREATE_WITHDRAWAL.id, request });
  await world.db.insert(requestConfirmations).values({ playerId, sessionId: session.id, requestHash: hash });
}

const isPaidOut = (world: World, id: string, expected: string) =>
  eventually(world, `withdrawal ${id}, ${expected} expected`, async () => {
    const [row] = await world.db
      .select({ state: withdrawals.state })
      .from(withdrawals)
      .where(eq(withdrawals.id, id));
    return row?.state === expected ? undefined : (row?.state ?? "missing");
  });

export const withdraw = (
  index: number,
  { amountOre, fault, cutMs }: Trouble & { readonly amountOre: number },
) =>
  command(`withdraw ${index} ${amountOre} ${fault ?? "-"} ${cutMs ?? "-"}`, async (world) => {
    const { oracle } = world;
    const { isPlaying, isSuspended, bonus } = oracle.player(index);
    if (!isPlaying || isSuspended) return;
    const code = oracle.mayWithdraw(index, amountOre);
    const { accountId } = seatOf(world, index);
    const body = { amountOre, accountId, ...(bonus > 0 ? { acceptedLossOre: bonus } : {}) };
    await confirm(world, index, body);
    const headers = { "idempotency-key": randomUUID() };
    const create = (origin: string) =>
      browserOf(world, index, origin).call("POST", CREATE_WITHDRAWAL.path, { body, headers });
    await withFault(world, fault, async () => {
      const answer = await surely(world, create, { first: world.next(), cutMs });
      // With more errors the gateway would treat the provider as down for a while.
      if (fault === "error-after-effect") world.provider.setFault(undefined);
      assert.equal(await codeOf(answer.clone()), code === undefined ? "201 ok" : codeOfRefusal(code));
      if (code !== undefined) return;
      const { id } = WithdrawalSchema.parse(await answer.json());
      const again = WithdrawalSchema.parse(await (await surely(world, create)).json());
      assert.equal(again.id, id);
      await isPaidOut(world, id, oracle.withdraw(index, id, amountOre, fault));
    });
    await balancesAgree(world, index);
    await bonusesAgree(world, index);
  });
