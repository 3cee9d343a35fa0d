import type { StudioRound } from "@spilhus/contracts/payments";
import type { AskRounds } from "./askRounds.ts";
import { type CheckId, Results } from "./checks.ts";
import { GAME_TERMS, type KitRound, type KitWallet, type RoundPlan } from "./KitWallet.ts";

/** What the frame told its page, as far as checks need it. */
interface Said {
  readonly started: Set<string>;
  readonly ended: Set<string>;
}

/** The rounds that the kit has the developer play, with the check that each is for. */
const ROUNDS: readonly { readonly plan: RoundPlan; readonly check: CheckId }[] = [
  { plan: "plain", check: "plays" },
  { plan: "lost-answer", check: "lost-answer" },
  { plan: "refused", check: "refused" },
  { plan: "failing-credit", check: "failing-credit" },
];
/** A round is given so long to be closed, repeated requests included. */
export const ROUND_MS = 60_000;
/** So long nothing may come for a refused round. */
const QUIET_MS = 3_000;
/** Longer than the silence after which the shell gives a game up. */
const PINGS_MS = 12_000;
const STOP_MS = 5_000;

interface ScenarioOptions {
  readonly wallet: KitWallet;
  /** Asks the studio about rounds; absent where it answers no questions. */
  readonly ask: AskRounds | undefined;
  /** Milliseconds since some moment. */
  readonly now: () => number;
}

/** Leads through the checks one after the other, and judges what the studio does. */
export class Scenario {
  readonly results = new Results();
  readonly #options: ScenarioOptions;
  readonly #said: Said = { started: new Set(), ended: new Set() };
  #connectedAt: number | undefined;
  #stopAt: number | undefined;
  #isAsking = false;
  #hasAsked = false;

  constructor(options: ScenarioOptions) {
    this.#options = options;
    this.#setPlan();
  }

  /** What the developer should do now. */
  get task(): string {
    if (this.results.isDone) return "Done.";
    if (this.#connectedAt === undefined) return "The game is loading.";
    const next = ROUNDS.find(({ check }) => this.results.stateOf(check) === "waiting");
    if (next && !this.#roundOf(next.plan)) return "Start one round in the game.";
    return next ? "Wait until the round is over." : "Wait.";
  }

  get isStopping(): boolean {
    return this.#stopAt !== undefined;
  }

  connected(): void {
    this.#connectedAt ??= this.#options.now();
    this.results.pass("ready");
  }

  said(message: { readonly type: string; readonly roundId?: string | undefined }): void {
    if (message.type === "round-started" && message.roundId !== undefined)
      this.#said.started.add(message.roundId);
    if (message.type === "round-ended" && message.roundId !== undefined)
      this.#said.ended.add(message.roundId);
  }

  /** The shell's side speaks with the game no more. */
  ended(why: string): void {
    if (why === "closed" && this.#stopAt !== undefined) return this.results.pass("stops");
    const check = { silent: "pings", closed: "stops" }[why] ?? "ready";
    // One of the ids above.
    this.results.fail(check as CheckId, `the game is gone: ${why}`);
  }

  /** Looks at what has happened; called again and again. */
  async look(): Promise<void> {
    const { wallet, now } = this.#options;
    if (wallet.spent > 0) this.results.pass("authenticates");
    for (const { plan, check } of ROUNDS) {
      const round = this.#roundOf(plan);
      if (round && this.results.stateOf(check) === "waiting") this.#judge(round, check);
    }
    for (const fault of wallet.faults.splice(0)) this.results.fail("plays", fault);
    this.#setPlan();
    if (this.#connectedAt !== undefined && now() - this.#connectedAt > PINGS_MS) this.results.pass("pings");
    const areRoundsOver = ROUNDS.every(({ check }) => this.results.stateOf(check) !== "waiting");
    if (areRoundsOver && !this.#hasAsked && !this.#isAsking) await this.#askAboutRounds();
    if (!areRoundsOver || !this.#hasAsked || this.results.stateOf("pings") === "waiting") return;
    this.#stopAt ??= now();
    if (now() - this.#stopAt > STOP_MS) this.results.fail("stops", "nothing was said within 5 s");
  }

  #roundOf(plan: RoundPlan): KitRound | undefined {
    // Later plain rounds are the developer's own.
    return this.#options.wallet.rounds.find((round) => round.plan === plan);
  }

  /** The next round that begins is for the first check that has had none. */
  #setPlan(): void {
    const { wallet } = this.#options;
    const next = ROUNDS.find(
      ({ plan, check }) => this.results.stateOf(check) === "waiting" && !this.#roundOf(plan),
    );
    wallet.plan = next?.plan ?? "plain";
  }

  #judge(round: KitRound, check: CheckId): void {
    const age = this.#options.now() - round.beganAt;
    if (check === "refused") {
      if (round.results > 0)
        this.results.fail(check, "a result was sent for a round whose stake was refused");
      else if (age > QUIET_MS) this.results.pass(check);
      return;
    }
    const isGivenBack = check === "lost-answer" && round.isVoid;
    if (round.isClosed || isGivenBack) {
      if (check !== "plays") return this.results.pass(check);
      if (this.#said.ended.size > 0) return this.results.pass(check);
    }
    if (age <= ROUND_MS) return;
    const silent = this.#said.ended.size === 0 ? "the page was not told that the round has ended" : "";
    this.results.fail(check, round.isClosed ? silent : "the round was not closed within a minute");
  }

  async #askAboutRounds(): Promise<void> {
    const { ask, wallet } = this.#options;
    this.#isAsking = true;
    const rounds = wallet.rounds.filter(({ isClosed, isVoid }) => isClosed || isVoid);
    if (!ask) {
      this.results.pass("questions", "not asked: no --rounds");
      this.results.pass("unsigned-questions", "not asked: no --rounds");
    } else {
      for (const round of rounds) {
        const fault = faultOf(round, await ask(round.id, "signed"));
        if (fault !== undefined) this.results.fail("questions", fault);
      }
      this.results.pass("questions", `${rounds.length} rounds`);
      const [first] = rounds;
      for (const how of ["unsigned", "wrong-key"] as const) {
        const told = first && (await ask(first.id, how));
        if (told !== undefined) this.results.fail("unsigned-questions", `it answered one that was ${how}`);
      }
      this.results.pass("unsigned-questions");
    }
    this.#hasAsked = true;
    this.#isAsking = false;
  }
}

function faultOf({ id, isVoid, winsOre }: KitRound, told: StudioRound | undefined): string | undefined {
  if (!told) return `${id}: no answer that says something`;
  if (told.state === "running") return undefined;
  if (isVoid !== (told.state === "void")) return `${id}: it says "${told.state}"`;
  if (told.state === "ended" && told.winsOre !== winsOre) {
    return `${id}: it says ${told.winsOre} øre and has credited ${winsOre}`;
  }
  return undefined;
}

export { GAME_TERMS };
