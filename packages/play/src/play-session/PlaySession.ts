import {
  PLAY_END_REASONS,
  type PlayState,
  type Round,
  type StartedRound,
  type StreamEnd,
} from "@spilhus/contracts/play";
import { EdgeWord } from "./EdgeWord.ts";
import { endOf, openFailure } from "./openFailure.ts";
import { detailsOf, reasonOf, type PlayCalls, type RoundStake } from "./playCalls.ts";
import { refusalReason, type RoundRefusal } from "./refusalReason.ts";
import { lastStakeIn } from "./lastStakeIn.ts";
import type { OpenPlay, PlayOver, ShownPlay } from "./shownPlay.ts";
import { startSafely, type Started } from "./startSafely.ts";

/** The answer to a press, as `RoundAnswer` of `@spilhus/house-games`. */
export type RoundOutcome =
  | { readonly kind: "round"; readonly round: Round }
  | { readonly kind: "refused"; readonly reason: RoundRefusal; readonly running?: Round };

const UNKNOWN: StreamEnd = { reason: "session-ended" };
const NOT_PLAYED: RoundOutcome = { kind: "refused", reason: "session-ended" };

/**
 * One game in play on this page, headless: opens it, plays rounds, and tells listeners what to show. Amounts are the
 * gateway's alone; a win is shown when the game has presented its round. A play session that ends during a round is shown
 * as over once the round has been presented.
 */
export class PlaySession {
  readonly #calls: PlayCalls;
  readonly #stopwatch: () => number;
  readonly #listeners = new Set<() => void>();
  #shown: ShownPlay = { phase: "opening" };
  /** The start whose round is being shown, whose figures hold once it has been. */
  #started: StartedRound | undefined;
  #ending: PlayOver | undefined;
  #lastRoundId: string | undefined;
  readonly #word = new EdgeWord();

  /** @param stopwatch milliseconds since some moment, which no change of the device's clock moves */
  constructor(calls: PlayCalls, stopwatch: () => number = () => performance.now()) {
    this.#calls = calls;
    this.#stopwatch = stopwatch;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** What to show now: the same object until something changes. */
  readonly shown = (): ShownPlay => this.#shown;

  /** The page follows the edge's stream, which says why play is over, for as long as `hears` says so. */
  hearEdge(hears: () => boolean): void {
    this.#word.listen(hears);
  }

  /** Opens the game, again after a failure. */
  async open(): Promise<void> {
    this.#word.forget();
    this.#ending = undefined;
    this.#started = undefined;
    this.#show({ phase: "opening" });
    try {
      const play = await this.#calls.open();
      this.#lastRoundId = play.lastRound?.id;
      this.#show({
        phase: "open",
        play,
        ...this.#figures(play),
        isShowingRound: play.unfinished !== null,
        isRealityCheckDue: false,
      });
    } catch (error) {
      this.#show({ phase: "failed", ...openFailure(error) });
    }
  }

  /** Reads the play session again: another device, a limit or a block may have ended it. A failed read changes nothing. */
  async refresh(): Promise<void> {
    const before = this.#shown;
    if (before.phase !== "open") return;
    try {
      const answer = await this.#calls.get(before.play.playId);
      if (!answer.isOpen) return this.#end({ reason: answer.reason });
      const now = this.#shown;
      const isOld = now.phase !== "open" || answer.balance.version < now.balance.version;
      if (isOld || now.isShowingRound) return undefined;
      const lastStakeOre = lastStakeIn(now.totals, answer.totals);
      this.#show({
        ...now,
        ...this.#figures(answer),
        ...(lastStakeOre !== undefined && { lastStakeOre }),
      });
    } catch (error) {
      const end = reasonOf(error) === "unknown-play-session" ? UNKNOWN : endOf(error);
      if (end) this.#endKnowingly(end);
      return undefined;
    }
  }

  /** The edge says that the player may not play on. The gateway knows the reason best; without its word the edge's holds. */
  async endedBy(told: StreamEnd): Promise<void> {
    this.#word.hear(told);
    await this.refresh();
    if (!this.#ending) this.#end(told);
  }

  /** Plays one round. Never rejects. */
  async playRound(stake: RoundStake): Promise<RoundOutcome> {
    const before = this.#shown;
    if (before.phase !== "open" || before.isShowingRound) return NOT_PLAYED;
    this.#show({ ...before, isShowingRound: true });
    const started = await startSafely(this.#calls, {
      playId: before.play.playId,
      stake,
      lastRoundId: this.#lastRoundId,
    });
    return this.#outcomeOf(started);
  }

  /** The game has shown a round's result: the balance counts its win from now on. */
  presented({ id }: Pick<Round, "id">): void {
    this.#lastRoundId = id;
    const now = this.#shown;
    if (now.phase !== "open") return;
    const started = this.#started?.round.id === id ? this.#started : undefined;
    this.#started = undefined;
    const { stakesOre, rounds, winsOre } = started?.totals ?? now.totals;
    const shown = started && {
      balance: started.after,
      totals: { stakesOre, rounds, winsOre: winsOre + started.round.winOre },
    };
    this.#show({ ...now, ...shown, isShowingRound: false });
    if (this.#ending) this.#end(this.#ending);
    else if (!started) void this.refresh();
  }

  /** The token for the frame of a studio's game. Rejects where there is none, such as when play is over. */
  async studioToken(): Promise<string> {
    const before = this.#shown;
    if (before.phase !== "open") throw new Error("There is no play session.");
    try {
      return (await this.#calls.studioToken(before.play.playId)).token;
    } catch (error) {
      await this.refresh();
      throw error;
    }
  }

  /** A studio's game shows a round, or has shown it: then its win counts. It says so itself, and it moves no money. */
  async showsRound(isShowingRound: boolean): Promise<void> {
    this.#change({ isShowingRound });
    if (!isShowingRound) await this.refresh();
  }

  /** The frame of a studio's game is gone: what ended play is shown. */
  frameLeft(): void {
    const now = this.#shown;
    if (now.phase !== "open" || now.ending === undefined) return;
    this.#show({ phase: "over", ...now.ending, totals: now.totals });
  }

  /** Shows the reality check when its time has come, between two rounds. */
  checkReality(serverNowMs: number): void {
    const now = this.#shown;
    if (now.phase !== "open" || now.isShowingRound || now.isRealityCheckDue || !now.realityCheck) return;
    if (Date.parse(now.realityCheck.dueAt) <= serverNowMs) void this.#showRealityCheck();
  }

  /** The player has read how long they have played, and goes on. */
  async acknowledge(): Promise<void> {
    const before = this.#shown;
    if (before.phase !== "open") return;
    try {
      const play = await this.#calls.acknowledge(before.play.playId);
      const now = this.#shown;
      if (now.phase === "open") this.#show({ ...now, ...this.#figures(play), isRealityCheckDue: false });
    } catch {
      await this.refresh();
    }
  }

  /** The player chooses how often they are told; what held before holds on when nobody answers. */
  async chooseInterval(everyMinutes: number): Promise<void> {
    const before = this.#shown;
    if (before.phase !== "open") return;
    const play = await this.#calls.chooseInterval(before.play.playId, everyMinutes).catch(() => undefined);
    if (play) this.#change(this.#figures(play));
  }

  /** Ends play here. The round that was begun is booked already. */
  async close(): Promise<void> {
    const now = this.#shown;
    if (now.phase !== "open") return;
    await this.#calls.close(now.play.playId).catch(() => undefined);
    this.#end({ reason: "player" });
  }

  async #showRealityCheck(): Promise<void> {
    await this.refresh();
    const now = this.#shown;
    if (now.phase === "open") this.#show({ ...now, isRealityCheckDue: true });
  }

  async #outcomeOf(started: Started): Promise<RoundOutcome> {
    if (started.kind === "started") {
      const { answer } = started;
      this.#started = answer;
      this.#change({ balance: answer.during, totals: answer.totals, moment: this.#momentOf(answer) });
      return { kind: "round", round: answer.round };
    }
    if (started.kind === "found") return { kind: "round", round: started.round };
    this.#change({ isShowingRound: false });
    if (started.kind === "no-answer") return { kind: "refused", reason: "no-answer" };
    return this.#refused(started);
  }

  async #refused({ error, code }: Extract<Started, { kind: "refused" }>): Promise<RoundOutcome> {
    const details = detailsOf(error);
    const reason = refusalReason(code);
    if (reason === "too-early") {
      const running = await this.#running(details["running"]);
      if (running) this.#change({ isShowingRound: true });
      return { kind: "refused", reason, ...(running && { running }) };
    }
    if (reason === "reality-check-due") await this.#showRealityCheck();
    else if (reason === "session-ended" || reason === "restricted" || reason === "limit-reached") {
      const named = PLAY_END_REASONS.find((known) => known === details["reason"]);
      if (named) this.#end({ reason: named });
      else this.#endKnowingly(endOf(error) ?? { reason });
    } else if (reason === "game-closed") this.#end({ reason: "game-closed" });
    return { kind: "refused", reason };
  }

  /** The round that is being shown elsewhere, unless this page has shown it. */
  async #running(id: unknown): Promise<Round | undefined> {
    if (typeof id !== "string" || id === this.#lastRoundId) return undefined;
    return this.#calls.round(id).catch(() => undefined);
  }

  #figures(answer: PlayState): Pick<OpenPlay, "balance" | "totals" | "realityCheck" | "moment"> {
    const { balance, totals, realityCheck } = answer;
    return { balance, totals, realityCheck, moment: this.#momentOf(answer) };
  }

  #momentOf({ serverTime }: { readonly serverTime: string }): OpenPlay["moment"] {
    return { serverTime, readAt: this.#stopwatch() };
  }

  #endKnowingly(over: PlayOver): void {
    this.#word.await(over, (known) => this.#end(known));
  }

  #end(over: PlayOver): void {
    this.#word.stop();
    const now = this.#shown;
    if (now.phase !== "open") return;
    this.#ending = over;
    // A frame of a studio's is told first.
    if (now.play.table.kind === "studio") {
      if (now.ending === undefined) this.#show({ ...now, ending: over });
      return;
    }
    if (!now.isShowingRound) this.#show({ phase: "over", ...over, totals: now.totals });
  }

  #change(changes: Partial<OpenPlay>): void {
    if (this.#shown.phase === "open") this.#show({ ...this.#shown, ...changes });
  }

  #show(next: ShownPlay): void {
    this.#shown = next;
    for (const listener of this.#listeners) listener();
  }
}
