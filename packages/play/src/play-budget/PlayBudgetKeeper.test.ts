import { ApiError } from "@spilhus/api-client";
import { describe, expect, it } from "vitest";
import { type BudgetCalls, PlayBudgetKeeper } from "./PlayBudgetKeeper.ts";

const held = { budget: { amountOre: 20_000, leftOre: 15_000 } };
const calls = (answers: Partial<BudgetCalls>): BudgetCalls => ({
  get: () => Promise.resolve({ budget: null }),
  set: (amountOre) => Promise.resolve({ budget: { amountOre, leftOre: amountOre } }),
  ...answers,
});

describe("a player's budget on a page of play", () => {
  it("is what the gateway says, and stays as it is known when nobody answers", async () => {
    let isReachable = true;
    const keeper = new PlayBudgetKeeper(
      calls({ get: () => (isReachable ? Promise.resolve(held) : Promise.reject(new Error("offline"))) }),
    );
    await keeper.refresh();
    isReachable = false;
    await keeper.refresh();
    expect(keeper.shown().budget).toEqual(held.budget);
  });

  it("is read when money has moved, and once where none is set", async () => {
    let reads = 0;
    const keeper = new PlayBudgetKeeper(
      calls({
        get: () => {
          reads += 1;
          return Promise.resolve({ budget: null });
        },
      }),
    );
    await keeper.moneyMoved();
    await keeper.moneyMoved();
    expect(reads).toBe(1);
    await keeper.set(10_000);
    await keeper.moneyMoved();
    expect(reads).toBe(2);
  });

  it("is set once however often one presses", async () => {
    const sent: number[] = [];
    const keeper = new PlayBudgetKeeper(
      calls({
        set: (amountOre) => {
          sent.push(amountOre);
          return Promise.resolve({ budget: { amountOre, leftOre: amountOre } });
        },
      }),
    );
    expect(await Promise.all([keeper.set(10_000), keeper.set(10_000)])).toEqual([true, false]);
    expect(sent).toEqual([10_000]);
    expect(keeper.shown()).toEqual({
      budget: { amountOre: 10_000, leftOre: 10_000 },
      isBusy: false,
      problem: undefined,
    });
  });

  it("that was set elsewhere stands: the page says so and shows it", async () => {
    const keeper = new PlayBudgetKeeper(
      calls({
        get: () => Promise.resolve(held),
        set: () => Promise.reject(new ApiError("refused", "Refused.", { reason: "budget-stands" })),
      }),
    );
    expect(await keeper.set(50_000)).toBe(false);
    expect(keeper.shown()).toEqual({ budget: held.budget, isBusy: false, problem: "budget-stands" });
  });

  it("that nobody answered about can be set again", async () => {
    const keeper = new PlayBudgetKeeper(calls({ set: () => Promise.reject(new Error("offline")) }));
    expect(await keeper.set(50_000)).toBe(false);
    expect(keeper.shown()).toEqual({ budget: null, isBusy: false, problem: "no-answer" });
  });
});
