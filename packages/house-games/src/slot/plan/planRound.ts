import type { SlotRound, SlotTable } from "../../house-game/index.ts";
import { fallenRows } from "./fallenRows.ts";
import { celebrationOf, isNetWin, outcomeOf } from "./outcome.ts";
import { LANDING_MS, PACE, stopsOf } from "./pace.ts";
import { lineWinsOf, scatterWinOf, waysWinsOf } from "./shownWins.ts";
import type { SlotCue } from "./slotCue.ts";
import type { Frame, FreeSpinsView, ShownWin, SlotView } from "./slotView.ts";
import { stillView } from "./slotView.ts";
import { followedBy, type Spin, spinsOf } from "./spins.ts";

/** A round as it is shown. */
export interface RoundPlan {
  readonly frames: readonly Frame[];
  /** The frame at which the result stands. */
  readonly result: Frame;
}

/** Writes the frames of a round one after the other. */
class Planner {
  readonly frames: Frame[] = [];
  private readonly table: SlotTable;
  private readonly round: SlotRound;
  private atMs: number;
  private wonOre = 0;
  private free: FreeSpinsView | undefined;
  private view: SlotView;

  constructor(table: SlotTable, round: SlotRound, startMs: number, view: SlotView) {
    this.table = table;
    this.round = round;
    this.atMs = startMs;
    this.view = view;
  }

  /** Shows a changed view from now on, and goes on in time. */
  private show(change: Partial<SlotView>, lastsMs: number, cue?: SlotCue) {
    this.view = {
      ...this.view,
      wonOre: this.wonOre,
      ...(this.free && { free: this.free }),
      ...change,
    };
    this.frames.push({ atMs: this.atMs, view: this.view, ...(cue && { cue }) });
    this.atMs += lastsMs;
  }

  /** A sound of winning, in a round that wins more than its stake. */
  private ofNetWin(cue: SlotCue): SlotCue | undefined {
    return isNetWin(outcomeOf(this.round.winOre, this.round.stakeOre)) ? cue : undefined;
  }

  /** Reels that can still bring what free spins lack, after those before `landed` have stopped. */
  private hopefulAfter({ spin }: Spin, landed: number): number[] {
    const rules = this.table.kind === "lines" && !spin.isFree ? this.table.freeSpins : undefined;
    if (!rules) return [];
    const least = Math.min(...Object.keys(rules.spins).map(Number));
    const count = spin.window
      .slice(0, landed)
      .flat()
      .filter((symbol) => symbol === rules.scatter).length;
    return count === least - 1 ? spin.window.flatMap((_, reel) => (reel >= landed ? [reel] : [])) : [];
  }

  /** The reels' turn and their stops. `isRolling`: they turn already, since the press. */
  turn(spin: Spin, isRolling: boolean) {
    const { window } = spin.spin;
    const start = this.atMs;
    const clear = { covered: [], wins: [], taken: [], fallen: [], hopeful: [], multiplier: 1 };
    if (!isRolling) this.show({ ...clear, phases: window.map(() => "rolling") }, 0, { kind: "start" });
    const stops = stopsOf(window.length, this.table.minRoundMs);
    const moments = stops.flatMap((stop, reel) => [
      { at: stop - LANDING_MS, reel, phase: "landing" as const },
      { at: stop, reel, phase: "still" as const },
    ]);
    for (const { at, reel, phase } of moments.toSorted((one, other) => one.at - other.at)) {
      this.atMs = start + at;
      const landed =
        phase === "still" ? reel + 1 : this.view.phases.findLastIndex((each) => each === "still") + 1;
      this.show(
        {
          ...clear,
          window: this.view.window.with(reel, window[reel] ?? []),
          phases: this.view.phases.with(reel, phase),
          hopeful: this.hopefulAfter(spin, landed),
        },
        0,
        phase === "still" ? { kind: "stop" } : undefined,
      );
    }
    this.atMs = start + this.table.minRoundMs;
  }

  /** Wins of one window together. */
  private showWins(wins: readonly ShownWin[], multiplier: number, lastsMs: number) {
    this.wonOre += wins.reduce((sum, win) => sum + win.payOre, 0);
    this.show({ wins, multiplier, fallen: [] }, lastsMs, this.ofNetWin({ kind: "win", size: 1 }));
  }

  /** What a turn of a line slot led to. Wins that nothing follows stand with the result, without a moment of their own. */
  lines(spin: Spin, isLast: boolean) {
    const { stakeOre } = this.round;
    const covered = followedBy(spin, "expand")?.reels;
    if (covered) this.show({ covered }, PACE.cover, { kind: "cover" });
    const lines = followedBy(spin, "line-wins");
    const scatters = followedBy(spin, "scatters");
    if (lines) {
      const wins = lineWinsOf(lines, this.table, stakeOre);
      if (isLast && !scatters) this.view = { ...this.view, wins, multiplier: lines.multiplier };
      else this.showWins(wins, lines.multiplier, PACE.wins);
    }
    if (scatters)
      this.showWins([scatterWinOf(scatters, spin.spin.window, this.table, stakeOre)], 1, PACE.scatters);
  }

  /** Every fall of a ways slot. */
  falls({ followed }: Spin) {
    for (const event of followed) {
      if (event.kind !== "tumble") continue;
      const { window, wins, multiplier } = event;
      const { taken } = this.view;
      if (taken.length > 0) {
        const fallen = fallenRows(this.view.window, taken);
        this.show({ window, fallen, taken: [], wins: [] }, PACE.fall, { kind: "fall" });
      }
      if (wins.length === 0) return;
      const shown = waysWinsOf(event, this.table, this.round.stakeOre);
      this.showWins(shown, multiplier, PACE.wins);
      this.show({ taken: shown.flatMap(({ spots }) => spots) }, PACE.taken);
    }
  }

  freeSpins(spins: readonly Spin[]) {
    const rules = this.table.kind === "lines" ? this.table.freeSpins : undefined;
    if (!rules || spins.length === 0) return;
    const sign = { multiplier: rules.multiplier, of: spins.length };
    this.free = { ...sign, spin: 0, stage: "begins" };
    this.show({ wins: [] }, PACE.freeBegins, this.ofNetWin({ kind: "free-begins" }));
    spins.forEach((spin, index) => {
      this.free = { ...sign, spin: index + 1, stage: "spins" };
      this.turn(spin, false);
      this.lines(spin, false);
      this.atMs += PACE.breath;
    });
    this.free = { ...sign, spin: spins.length, stage: "over" };
    this.show({ wins: [] }, PACE.freeOver, this.ofNetWin({ kind: "free-over" }));
  }

  /** The result; then, one by one, the wins of a round that had more than one. */
  result(): Frame {
    const { winOre, stakeOre } = this.round;
    const size = celebrationOf(outcomeOf(winOre, stakeOre));
    this.wonOre = winOre;
    const { wins } = this.view;
    this.show(
      { isResult: true, taken: [], fallen: [] },
      PACE.wins,
      size === undefined ? undefined : { kind: "win", size },
    );
    const result = this.frames.at(-1);
    if (!result) throw new RangeError("A round without frames has no result.");
    if (wins.length > 1) {
      for (const win of wins) this.show({ wins: [win] }, PACE.oneWin);
      this.show({ wins }, 0);
    }
    return result;
  }
}

/**
 * What a round shows and when, from the press on. The reels turn since the press; they stop where the events say, at times
 * that depend on nothing else than when the gateway answered. Its clock counts from its answer at the latest, so the result
 * never stands before the gateway counts the win.
 *
 * @param answeredAtMs when the answer came, in milliseconds after the press
 * @param from what was shown at the press
 */
export function planRound(
  table: SlotTable,
  round: SlotRound,
  { answeredAtMs, from }: { readonly answeredAtMs: number; readonly from: SlotView["window"] },
): RoundPlan {
  const [base, ...free] = spinsOf(round.events);
  if (!base) throw new RangeError(`The round ${round.id} has no turn of the reels.`);
  const rolling: SlotView = { ...stillView(from), phases: from.map(() => "rolling") };
  const planner = new Planner(table, round, answeredAtMs, rolling);
  planner.turn(base, true);
  if (table.kind === "ways") planner.falls(base);
  else {
    planner.lines(base, free.length === 0);
    planner.freeSpins(free);
  }
  const result = planner.result();
  return { frames: planner.frames, result };
}
