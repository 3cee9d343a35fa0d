import { CREDIT_PLAYER, DEBIT_PLAYER, ROLL_BACK_DEBIT } from "@spilhus/contracts/payments";
import assert from "node:assert/strict";
import { bonusesAgree } from "./bonusCommands.ts";
import { balancesAgree, command, pick } from "./command.ts";
import type { Expected } from "./oracle.ts";
import { callAsStudio } from "./studio.ts";
import { surely } from "./surely.ts";
import { seatOf, type SentRequest, type World } from "./world.ts";

interface Answered {
  readonly cashOre?: number;
  readonly bonusOre?: number;
  readonly error?: { readonly code: string };
}

function agree(sent: SentRequest, expected: Expected): void {
  const answer = JSON.parse(sent.text) as Answered; // Only these fields are looked at.
  const got = answer.error?.code ?? { cash: answer.cashOre, bonus: answer.bonusOre };
  assert.deepEqual(got, expected, `${sent.path} ${JSON.stringify(sent.body)}`);
}

async function send(
  world: World,
  path: string,
  body: object,
  { first = world.next(), cutMs }: { readonly first?: number; readonly cutMs?: number | undefined } = {},
): Promise<SentRequest> {
  const answer = await surely(world, (origin) => callAsStudio(origin, path, body), { first, cutMs });
  return { path, body, status: answer.status, text: await answer.text() };
}

async function sendAndCompare(
  world: World,
  path: string,
  body: object,
  expected: Expected,
  cutMs?: number,
): Promise<void> {
  const sent = await send(world, path, body, { cutMs });
  agree(sent, expected);
  // What is refused beside a stake may be asked again and answered otherwise.
  if (sent.status === 200 || path === DEBIT_PLAYER.path) world.sent.push(sent);
}

/** @param at an older round to stake in; below 0: a new one */
export const debit = (index: number, amountOre: number, at: number, cutMs?: number) =>
  command(`debit ${index} ${amountOre} ${at} ${cutMs ?? ""}`, async (world) => {
    const { oracle } = world;
    const roundId = (at < 0 ? undefined : pick([...oracle.rounds.keys()], at)) ?? `round-${world.next()}`;
    const txId = `debit-${world.next()}`;
    const { playSessionId } = seatOf(world, index);
    const expected = oracle.debit(index, txId, roundId, amountOre);
    await sendAndCompare(
      world,
      DEBIT_PLAYER.path,
      { playSessionId, roundId, txId, amountOre },
      expected,
      cutMs,
    );
    await balancesAgree(world, index);
    await bonusesAgree(world, index);
  });

export const credit = (at: number, amountOre: number, endsRound: boolean) =>
  command(`credit ${at} ${amountOre} ${endsRound}`, async (world) => {
    const { oracle } = world;
    const roundId = pick([...oracle.rounds.keys()], at) ?? "no-such-round";
    const expected = oracle.credit(roundId, amountOre, endsRound);
    const body = { roundId, txId: `credit-${world.next()}`, amountOre, endsRound };
    await sendAndCompare(world, CREDIT_PLAYER.path, body, expected);
    await balancesAgree(world, oracle.rounds.get(roundId)?.player ?? 0);
  });

export const rollback = (at: number) =>
  command(`rollback ${at}`, async (world) => {
    const { oracle } = world;
    const debitTxId = pick([...oracle.stakes.keys()], at) ?? `debit-${world.next()}`;
    const expected = oracle.rollback(debitTxId);
    await sendAndCompare(
      world,
      ROLL_BACK_DEBIT.path,
      { txId: `rollback-${world.next()}`, debitTxId },
      expected,
    );
    const { round } = oracle.stakes.get(debitTxId) ?? {};
    const index = oracle.rounds.get(round ?? "")?.player ?? 0;
    await balancesAgree(world, index);
    await bonusesAgree(world, index);
  });

/** The rollback of a debit, then the debit. */
export const overtake = (index: number, amountOre: number) =>
  command(`overtake ${index} ${amountOre}`, async (world) => {
    const { oracle } = world;
    const [debitTxId, roundId] = [`debit-${world.next()}`, `round-${world.next()}`];
    const { playSessionId } = seatOf(world, index);
    const back = { txId: `rollback-${world.next()}`, debitTxId };
    await sendAndCompare(world, ROLL_BACK_DEBIT.path, back, oracle.rollback(debitTxId));
    const body = { playSessionId, roundId, txId: debitTxId, amountOre };
    await sendAndCompare(world, DEBIT_PLAYER.path, body, oracle.debit(index, debitTxId, roundId, amountOre));
    await balancesAgree(world, index);
  });

/** Sends an older request again, to both gateways at once. */
export const resend = (at: number) =>
  command(`resend ${at}`, async (world) => {
    const older = pick(world.sent, at);
    if (!older) return;
    const again = await Promise.all(
      world.gateways.map((_, first) => send(world, older.path, older.body as object, { first })),
    );
    for (const { status, text } of again) {
      assert.equal(status, older.status, `again: ${older.path}`);
      // The answer to a refusal names its own request.
      if (status === 200) assert.equal(text, older.text, `again: ${older.path}`);
    }
    for (let index = 0; index < world.seats.length; index += 1) await balancesAgree(world, index);
  });

/** Equal stakes at once through both gateways: as many are taken as there is money for. */
export const burst = (index: number, count: number, amountOre: number) =>
  command(`burst ${index} ${count} ${amountOre}`, async (world) => {
    const { oracle } = world;
    const { playSessionId } = seatOf(world, index);
    const bodies = Array.from({ length: count }, () => ({
      ...{ playSessionId, amountOre, roundId: `round-${world.next()}`, txId: `debit-${world.next()}` },
    }));
    const answers = await Promise.all(
      bodies.map((body, first) => send(world, DEBIT_PLAYER.path, body, { first })),
    );
    // In the order in which they were taken: what was there afterwards falls with each.
    const left = ({ text }: SentRequest) => {
      const { balance } = JSON.parse(text) as { balance?: { cashOre: number; bonusOre: number } };
      return balance ? balance.cashOre + balance.bonusOre : -1;
    };
    for (const sent of answers.toSorted((one, other) => left(other) - left(one))) {
      const { txId, roundId } = sent.body as (typeof bodies)[number];
      agree(sent, oracle.debit(index, txId, roundId, amountOre));
      world.sent.push(sent);
    }
    await balancesAgree(world, index);
  });
