import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { moveClock } from "../../testing/movableClock.ts";
import { payoutServices } from "../../testing/payoutServices.ts";
import { payoutMoney, payoutState, requestedPayout, subjectsOf } from "../../testing/requestedPayouts.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { scriptedPayouts, type ScriptedPayouts } from "../../testing/scriptedPayouts.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { enqueueJob, JobRunner } from "../jobs/index.ts";
import { eventJobs, providerEvents } from "../provider-events/index.ts";
import { advanceWithdrawal, type WithdrawalServices } from "./advanceWithdrawal.ts";
import { lookIntoWithdrawal } from "./lookIntoWithdrawal.ts";
import { withdrawalJobs } from "./withdrawalJobs.ts";

let environment: TestEnvironment;
let bank: ScriptedPayouts;
let services: WithdrawalServices;
beforeAll(async () => {
  environment = await testEnvironment();
});
beforeEach(() => {
  bank = scriptedPayouts();
  services = payoutServices(db(), bank);
});
afterEach(() => requireWholeLedger(db()));
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;

const requested = (accountLabel?: string) => requestedPayout(db(), accountLabel);
const advance = (id: string) => advanceWithdrawal(services, id);
const stateOf = (id: string) => payoutState(db(), id);
const money = (playerId: string) => payoutMoney(db(), playerId);
const subjects = (playerId: string) => subjectsOf(db(), playerId);

describe("a withdrawal", () => {
  it("is sent once to the player's own account and paid when the provider confirms it (R2.38)", async () => {
    const { id, playerId } = await requested();
    expect(await money(playerId)).toEqual({ cashOre: 5_000, reservedOre: 5_000 });
    expect(await advance(id)).toEqual({ againInSeconds: 30 });
    expect(await stateOf(id)).toBe("sent");
    expect(bank.payouts.get(id)).toMatchObject({ amountOre: 5_000, accountToken: "token of •••• 1234" });
    expect(await advance(id)).toEqual({ againInSeconds: 30 });
    bank.settle(id, "paid");
    expect(await advance(id)).toBeUndefined();
    expect(await stateOf(id)).toBe("paid");
    expect(await money(playerId)).toEqual({ cashOre: 5_000, reservedOre: 0 });
    expect(bank.arrived).toEqual([id]);
    expect(await subjects(playerId)).toEqual([
      "Vi har modtaget din udbetaling på 50,00 kr.",
      "Din udbetaling på 50,00 kr. er gennemført",
    ]);
  });

  it.each([
    ["refuses it when it is sent", "returned provider-refused", () => bank.faults.push("refuse")],
    ["refuses it later", "returned provider-refused", (id: string) => bank.settle(id, "refused")],
    [
      "tells that the bank returned it",
      "returned bank-returned",
      (id: string) => bank.settle(id, "returned"),
    ],
  ])("gives the money back when the provider %s, and says why", async (_, expected, fault) => {
    const { id, playerId } = await requested();
    if (expected.endsWith("refused") && fault.length === 0) fault(id);
    await advance(id);
    if (fault.length > 0) fault(id);
    await advance(id);
    expect(await stateOf(id)).toBe(expected);
    expect(await money(playerId)).toEqual({ cashOre: 10_000, reservedOre: 0 });
    expect(await subjects(playerId)).toContain("Din udbetaling på 50,00 kr. blev ikke gennemført");
    expect(await advance(id)).toBeUndefined();
  });

  it("comes back when the bank returns it after the provider has confirmed it", async () => {
    const { id, playerId } = await requested();
    await advance(id);
    bank.settle(id, "paid");
    await advance(id);
    await advance(id);
    expect(await stateOf(id)).toBe("paid");
    bank.settle(id, "returned");
    await advance(id);
    expect(await stateOf(id)).toBe("returned bank-returned");
    expect(await money(playerId)).toEqual({ cashOre: 10_000, reservedOre: 0 });
  });
});

describe("a provider without an answer (attack 32)", () => {
  it("that has paid is asked, and nothing is sent again", async () => {
    const { id, playerId } = await requested();
    bank.faults.push("accept-unheard");
    await advance(id);
    bank.settle(id, "paid");
    bank.isSilent = true;
    for (let ask = 0; ask < 5; ask += 1) {
      await moveClock(db(), "10 minutes");
      expect(await advance(id)).toBeDefined();
    }
    expect(await stateOf(id)).toBe("sent");
    bank.isSilent = false;
    await advance(id);
    expect(await stateOf(id)).toBe("paid");
    expect(bank.arrived).toEqual([id]);
    expect(await money(playerId)).toEqual({ cashOre: 5_000, reservedOre: 0 });
  });

  it("that never received it gets it again under the same id, not before two minutes", async () => {
    const { id } = await requested();
    bank.faults.push("lose");
    await advance(id);
    await moveClock(db(), "110 seconds");
    await advance(id);
    expect(bank.arrived).toEqual([]);
    await moveClock(db(), "11 seconds");
    await advance(id);
    expect(bank.arrived).toEqual([id]);
    bank.settle(id, "paid");
    await advance(id);
    expect(await stateOf(id)).toBe("paid");
    expect(bank.paidOre()).toBe(5_000);
  });

  it("that receives it late pays once, though it was sent again meanwhile", async () => {
    const { id, playerId } = await requested();
    bank.faults.push("late");
    await advance(id);
    await moveClock(db(), "3 minutes");
    await advance(id);
    bank.deliver();
    expect(bank.arrived).toEqual([id, id]);
    bank.settle(id, "paid");
    await advance(id);
    expect(bank.paidOre()).toBe(5_000);
    expect(await money(playerId)).toEqual({ cashOre: 5_000, reservedOre: 0 });
  });

  it("that refuses the second because the first arrived late is still asked about the first", async () => {
    const { id } = await requested();
    bank.faults.push("late");
    await advance(id);
    await moveClock(db(), "3 minutes");
    bank.faults.push("refuse");
    const { payOut } = bank.provider.payouts;
    // The late one arrives just before the repetition is refused.
    Object.assign(bank.provider.payouts, {
      payOut: (payout: Parameters<typeof payOut>[0]) => {
        bank.deliver();
        return payOut(payout);
      },
    });
    await advance(id);
    expect(await stateOf(id)).toBe("sent");
    bank.settle(id, "paid");
    await advance(id);
    expect(await stateOf(id)).toBe("paid");
  });

  it("is asked often at first, then at growing intervals up to an hour", async () => {
    const { id } = await requested();
    await advance(id);
    const waits = [];
    for (const age of ["0 minutes", "29 minutes", "31 minutes", "5 hours", "3 days"]) {
      await moveClock(db(), age);
      waits.push((await advance(id))?.againInSeconds);
    }
    expect(waits.slice(0, 2)).toEqual([30, 30]);
    expect(waits[2]).toBeGreaterThan(300);
    expect(waits.slice(3)).toEqual([expect.any(Number), 3_600]);
  });

  it("that reports another amount is not believed", async () => {
    const { id, playerId } = await requested();
    await advance(id);
    Object.assign(bank.payouts.get(id) ?? {}, { amountOre: 50, state: "paid" });
    await advance(id);
    expect(await stateOf(id)).toBe("sent");
    expect(await money(playerId)).toEqual({ cashOre: 5_000, reservedOre: 5_000 });
  });
});

describe("several workers", () => {
  it("send one payout between them, also when a lease runs out mid-send (attack 33)", async () => {
    const { id } = await requested();
    const gate = Promise.withResolvers<undefined>();
    bank.gate = gate.promise;
    const first = advance(id);
    await expect.poll(() => stateOf(id)).toBe("sent");
    await moveClock(db(), "61 seconds");
    const others = Promise.all([advance(id), advance(id), advance(id)]);
    await others;
    gate.resolve(undefined);
    await first;
    expect(bank.arrived).toEqual([id]);
    bank.settle(id, "paid");
    await Promise.all([advance(id), advance(id), advance(id)]);
    expect(await stateOf(id)).toBe("paid");
  });

  it("send many withdrawals of one player each once", async () => {
    const all = await Promise.all(Array.from({ length: 5 }, () => requested()));
    await Promise.all([...all, ...all, ...all].map(({ id }) => advance(id)));
    expect(bank.arrived.toSorted()).toEqual(all.map(({ id }) => id).toSorted());
  });
});

describe("a withdrawal whose gateway died", () => {
  const runner = () =>
    new JobRunner({ db: db(), log: services.log, queues: [withdrawalJobs(services)], pollMs: 2 ** 30 });

  it("is taken up by the job that was enqueued with it, until it is paid", async () => {
    const { id } = await requested();
    const jobs = runner();
    await jobs.run();
    expect(await stateOf(id)).toBe("checking");
    await moveClock(db(), "16 seconds");
    await jobs.run();
    expect(await stateOf(id)).toBe("sent");
    bank.settle(id, "paid");
    await moveClock(db(), "31 seconds");
    await jobs.run();
    expect(await stateOf(id)).toBe("paid");
    await jobs.stop();
  });

  it("is looked into by an event of its own provider alone", async () => {
    const { id } = await requested();
    await advance(id);
    bank.settle(id, "paid");
    const look = lookIntoWithdrawal(services);
    for (const [provider, reference] of [
      ["other", id],
      ["bank", "nonsense"],
      ["bank", "00000000-0000-4000-8000-000000000000"],
    ] as const) {
      expect(await look(provider, reference)).toBe(false);
    }
    expect(await stateOf(id)).toBe("sent");
    expect(await look("bank", id)).toBe(true);
    expect(await stateOf(id)).toBe("paid");
  });

  it("is paid and looked into again after an event that its provider did not answer about (attack 32)", async () => {
    const { id, playerId } = await requested();
    await advance(id);
    bank.settle(id, "paid");
    await advance(id);
    expect(await stateOf(id)).toBe("paid");
    bank.settle(id, "returned");
    bank.isSilent = true;
    const body = Buffer.from("sealed");
    const [event] = await db()
      .insert(providerEvents)
      .values({ provider: "bank", eventId: id, body })
      .returning({ id: providerEvents.id });
    const payload = { id: event?.id, provider: "bank", concerns: "payout", reference: id };
    await enqueueJob(db(), { queue: "provider-event", payload });
    const lookInto = { payment: () => Promise.resolve(false), payout: lookIntoWithdrawal(services) };
    const queues = [eventJobs({ ...services, lookInto })];
    const jobs = new JobRunner({ db: db(), log: services.log, queues, pollMs: 2 ** 30 });
    const eventState = async () =>
      (await db().select().from(providerEvents).where(eq(providerEvents.eventId, id)))[0];
    await jobs.run();
    expect([await stateOf(id), await eventState()]).toMatchObject([
      "paid",
      { state: "received", attempts: 1 },
    ]);
    bank.isSilent = false;
    await moveClock(db(), "1 minute");
    await jobs.run();
    await jobs.stop();
    expect([await stateOf(id), await eventState()]).toMatchObject([
      "returned bank-returned",
      { state: "done", attempts: 2 },
    ]);
    expect(await money(playerId)).toEqual({ cashOre: 10_000, reservedOre: 0 });
  });
});
