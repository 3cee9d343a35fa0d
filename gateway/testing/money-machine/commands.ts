import { CREDIT_PLAYER, DEBIT_PLAYER, ROLL_BACK_DEBIT } from "@spilhus/contracts/payments";
import { TAKE_COOLING_OFF } from "@spilhus/contracts/player-account";
import assert from "node:assert/strict";
import { LedgerError, readBalances } from "../../src/ledger/index.ts";
import { bookMoney } from "../bookMoney.ts";
import { moveClock } from "../movableClock.ts";
import { withdraw as withdrawMoney } from "../richPlayer.ts";
import type { Expected } from "./oracle.ts";
import { seatOf, sendAsStudio, shownBalance, sitDownAgain, type SentRequest, type World } from "./world.ts";

/** A step of the machine: what it does to the product and to the oracle, and that both agree. */
export interface Command {
  readonly name: string;
  readonly run: (world: World) => Promise<void>;
}
const command = (name: string, run: Command["run"]): Command => ({ name, run });

const db = ({ gateways }: World) => gateways[0].database.db;
/** One after the other of what there is, or nothing. */
const pick = <Item>(items: readonly Item[], at: number): Item | undefined =>
  items.length === 0 ? undefined : items[at % items.length];

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

async function balancesAgree(world: World, index: number): Promise<void> {
  const { cash, bonus, reserved } = world.oracle.player(index);
  const kept = await readBalances(db(world), seatOf(world, index).playerId);
  const { cashOre, bonusOre, reservedOre } = kept;
  assert.deepEqual([cashOre, bonusOre, reservedOre], [cash, bonus, reserved], `balance of player ${index}`);
  const shown = await shownBalance(world, index);
  if (shown !== undefined) {
    const { cashOre: a, bonusOre: b, reservedOre: c } = shown as typeof kept; // By its contract.
    assert.deepEqual([a, b, c], [cash, bonus, reserved], `shown balance of player ${index}`);
  }
}

async function send(world: World, path: string, body: object, expected: Expected): Promise<void> {
  const sent = await sendAsStudio(world.gateways[world.next() % 2 === 0 ? 0 : 1], path, body);
  agree(sent, expected);
  // What is refused beside a stake may be asked again and answered otherwise.
  if (sent.status === 200 || path === DEBIT_PLAYER.path) world.sent.push(sent);
}

export const deposit = (index: number, amountOre: number) =>
  command(`deposit ${index} ${amountOre}`, async (world) => {
    await bookMoney(db(world), seatOf(world, index).playerId, "deposit", [
      { from: "card", to: "cash", amountOre },
    ]);
    world.oracle.player(index).cash += amountOre;
    await balancesAgree(world, index);
  });

export const grant = (index: number, amountOre: number) =>
  command(`grant ${index} ${amountOre}`, async (world) => {
    const transfer = { from: "promotion", to: "bonus", amountOre } as const;
    await bookMoney(db(world), seatOf(world, index).playerId, "bonus-granted", [transfer]);
    world.oracle.player(index).bonus += amountOre;
    await balancesAgree(world, index);
  });

/** @param at an older round to stake in; below 0: a new one */
export const debit = (index: number, amountOre: number, at: number) =>
  command(`debit ${index} ${amountOre} ${at}`, async (world) => {
    const { oracle } = world;
    const roundId = (at < 0 ? undefined : pick([...oracle.rounds.keys()], at)) ?? `round-${world.next()}`;
    const txId = `debit-${world.next()}`;
    const { playSessionId } = seatOf(world, index);
    const expected = oracle.debit(index, txId, roundId, amountOre);
    await send(world, DEBIT_PLAYER.path, { playSessionId, roundId, txId, amountOre }, expected);
    await balancesAgree(world, index);
  });

export const credit = (at: number, amountOre: number, endsRound: boolean) =>
  command(`credit ${at} ${amountOre} ${endsRound}`, async (world) => {
    const { oracle } = world;
    const roundId = pick([...oracle.rounds.keys()], at) ?? "no-such-round";
    const expected = oracle.credit(roundId, amountOre, endsRound);
    const body = { roundId, txId: `credit-${world.next()}`, amountOre, endsRound };
    await send(world, CREDIT_PLAYER.path, body, expected);
    await balancesAgree(world, oracle.rounds.get(roundId)?.player ?? 0);
  });

export const rollback = (at: number) =>
  command(`rollback ${at}`, async (world) => {
    const { oracle } = world;
    const debitTxId = pick([...oracle.stakes.keys()], at) ?? `debit-${world.next()}`;
    const expected = oracle.rollback(debitTxId);
    await send(world, ROLL_BACK_DEBIT.path, { txId: `rollback-${world.next()}`, debitTxId }, expected);
    const { round } = oracle.stakes.get(debitTxId) ?? {};
    await balancesAgree(world, oracle.rounds.get(round ?? "")?.player ?? 0);
  });

/** The rollback of a debit, then the debit. */
export const overtake = (index: number, amountOre: number) =>
  command(`overtake ${index} ${amountOre}`, async (world) => {
    const { oracle } = world;
    const [debitTxId, roundId] = [`debit-${world.next()}`, `round-${world.next()}`];
    const { playSessionId } = seatOf(world, index);
    const back = { txId: `rollback-${world.next()}`, debitTxId };
    await send(world, ROLL_BACK_DEBIT.path, back, oracle.rollback(debitTxId));
    const body = { playSessionId, roundId, txId: debitTxId, amountOre };
    await send(world, DEBIT_PLAYER.path, body, oracle.debit(index, debitTxId, roundId, amountOre));
    await balancesAgree(world, index);
  });

/** Sends an older request again, to both gateways at once. */
export const resend = (at: number) =>
  command(`resend ${at}`, async (world) => {
    const older = pick(world.sent, at);
    if (!older) return;
    const again = await Promise.all(world.gateways.map((one) => sendAsStudio(one, older.path, older.body)));
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
      bodies.map((body, at) => sendAsStudio(world.gateways[at % 2 === 0 ? 0 : 1], DEBIT_PLAYER.path, body)),
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

export const withdraw = (index: number, amountOre: number) =>
  command(`withdraw ${index} ${amountOre}`, async (world) => {
    const isDone = await withdrawMoney(db(world), seatOf(world, index).playerId, amountOre).then(
      () => true,
      (error: unknown) => {
        if (error instanceof LedgerError && error.code === "not-enough-money") return false;
        throw error;
      },
    );
    assert.equal(isDone, world.oracle.withdraw(index, amountOre), `withdrawal of ${amountOre}`);
    await balancesAgree(world, index);
  });

/** The player takes a break; debits that run at the same time are taken before it or not at all. */
export const exclude = (index: number) =>
  command(`exclude ${index}`, async (world) => {
    const player = world.oracle.player(index);
    if (!player.isPlaying) return;
    const answer = await seatOf(world, index).client.call("POST", TAKE_COOLING_OFF.path, {
      body: { isConfirmed: true },
    });
    assert.equal(answer.status, 200, "a break");
    player.isPlaying = false;
    player.isExcluded = true;
  });

/** Longer than a session may be idle, shorter than a break. */
export const night = command("night", async (world) => {
  await moveClock(db(world), "3 hours");
  for (const player of world.oracle.players) player.isPlaying = false;
});

export const logIn = (index: number) =>
  command(`log in ${index}`, async (world) => {
    const player = world.oracle.player(index);
    if (player.isExcluded) return;
    await sitDownAgain(world, index);
    player.isPlaying = true;
  });
