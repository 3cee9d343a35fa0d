import { ApiError, getPlayBudget, setPlayBudget, type Transport } from "@spilhus/api-client";
import type { PlayBudget } from "@spilhus/contracts/play";

/** The calls about a budget. Each rejects with an {@link ApiError}. */
export interface BudgetCalls {
  get(): Promise<PlayBudget>;
  set(amountOre: number): Promise<PlayBudget>;
}

export const budgetCalls = (transport: Transport): BudgetCalls => ({
  get: () => getPlayBudget(transport),
  set: (amountOre) => setPlayBudget(transport, { body: { amountOre } }),
});

/** What is known of the player's budget for this session. */
export interface ShownBudget {
  /** Nothing until it is known, and where none is set. */
  readonly budget: PlayBudget["budget"];
  readonly isBusy: boolean;
  /** Why the last change was refused. */
  readonly problem: "budget-stands" | "no-answer" | undefined;
}

const NONE: ShownBudget = { budget: null, isBusy: false, problem: undefined };

/** The player's own budget for this session on this page, headless. The gateway enforces it; here it is told. */
export class PlayBudgetKeeper {
  readonly #calls: BudgetCalls;
  readonly #listeners = new Set<() => void>();
  #shown = NONE;
  #isRead = false;

  constructor(calls: BudgetCalls) {
    this.#calls = calls;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The same object until something changes. */
  readonly shown = (): ShownBudget => this.#shown;

  /** Money has moved, or the page has come in. Where no budget is set, nothing of it can change but by setting one. */
  async moneyMoved(): Promise<void> {
    if (this.#isRead && !this.#shown.budget) return;
    await this.refresh();
  }

  /** Reads it again. What is known stays when nobody answers. */
  async refresh(): Promise<void> {
    const known = await this.#calls.get().catch(() => undefined);
    if (!known) return;
    this.#isRead = true;
    this.#show({ ...this.#shown, budget: known.budget });
  }

  /** Sets or lowers it. @returns whether it was */
  async set(amountOre: number): Promise<boolean> {
    if (this.#shown.isBusy) return false;
    this.#show({ ...this.#shown, isBusy: true, problem: undefined });
    try {
      const { budget } = await this.#calls.set(amountOre);
      this.#show({ ...NONE, budget });
      return true;
    } catch (error) {
      const isHeld = error instanceof ApiError && error.reason === "budget-stands";
      this.#show({ ...this.#shown, isBusy: false, problem: isHeld ? "budget-stands" : "no-answer" });
      // Set on another device meanwhile.
      if (isHeld) await this.refresh();
      return false;
    }
  }

  #show(next: ShownBudget): void {
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}
