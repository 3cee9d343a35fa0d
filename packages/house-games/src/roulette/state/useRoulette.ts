import type { RouletteBet } from "@spilhus/game-math";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { type PresentationClock, realClock } from "../../clock/index.ts";
import type { RefusalReason, RoulettePlayerProps, RouletteRound } from "../../house-game/index.ts";
import { betsOf, type Chips, totalOf, withoutLast } from "../bets/placedBets.ts";

export interface RouletteState {
  /** `asked`: no more bets, and the gateway has not answered. `falling`: the ball goes to its number. */
  readonly phase: "betting" | "asked" | "falling" | "result";
  readonly chips: Chips;
  /** Bets of the round before, to lay them again. */
  readonly before: Chips;
  readonly round?: RouletteRound;
  readonly refusal?: RefusalReason;
  /** A chip was refused, because all bets together would be more than the table takes. */
  readonly isFull: boolean;
  /** Latest numbers first. */
  readonly numbers: readonly number[];
}

const KEPT_NUMBERS = 10;
export const numberOf = (round: RouletteRound | null | undefined): number | undefined =>
  round?.events[0]?.number;

/** A booked round: the table shows its bets, also when another page placed them. */
const fallingState = (round: RouletteRound) => ({
  phase: "falling" as const,
  round,
  chips: round.events[0]?.bets.map(({ bet, stakeOre }) => ({ bet, stakeOre })) ?? [],
});

type Props = Pick<
  RoulettePlayerProps,
  "table" | "stakeOre" | "playRound" | "unfinished" | "lastRound" | "isPaused" | "onStarted" | "onPresented"
> & {
  readonly clock?: PresentationClock;
  readonly onCue: (
    cue: "chip" | "roll" | "fall" | { readonly winOre: number; readonly stakeOre: number },
  ) => void;
};

/** Bets and rounds of a roulette table. */
export function useRoulette(props: Props) {
  const { table, clock = realClock, unfinished, lastRound } = props;
  const last = numberOf(lastRound);
  const [state, setState] = useState<RouletteState>(() => ({
    ...{ phase: "betting", chips: [], before: [], isFull: false },
    numbers: last === undefined ? [] : [last],
    // From the first drawing on: a bet laid for a moment would be lost.
    ...(unfinished && fallingState(unfinished)),
  }));
  const latest = useRef(state);
  const run = useRef<AbortController>(undefined);
  const shownRound = useRef<string>(undefined);

  const show = (change: Partial<RouletteState>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  };
  const isRunning = () => latest.current.phase === "asked" || latest.current.phase === "falling";

  const present = useEffectEvent(async (round: RouletteRound, signal: AbortSignal) => {
    shownRound.current = round.id;
    const falling = fallingState(round);
    const { chips } = falling;
    show(falling);
    props.onCue("fall");
    await clock.until(clock.now() + table.minRoundMs, signal);
    const number = numberOf(round);
    const { numbers, before } = latest.current;
    show({
      phase: "result",
      before: chips.length > 0 ? chips : before,
      numbers: number === undefined ? numbers : [number, ...numbers].slice(0, KEPT_NUMBERS),
    });
    props.onCue({ winOre: round.winOre, stakeOre: round.stakeOre });
    props.onPresented(round);
  });

  const begin = () => {
    run.current?.abort();
    run.current = new AbortController();
    return run.current.signal;
  };

  const ask = useEffectEvent(async () => {
    const { round: _, refusal: __, ...rest } = latest.current;
    latest.current = rest;
    show({ phase: "asked" });
    const signal = begin();
    props.onCue("roll");
    props.onStarted?.();
    const answer = await props.playRound({ bets: betsOf(latest.current.chips) });
    if (signal.aborted) return;
    if (answer.kind === "round") await present(answer.round, signal);
    else if (answer.running) await present(answer.running, signal);
    else show({ phase: "betting", refusal: answer.reason });
  });

  const rejoin = useEffectEvent((round: RouletteRound) => {
    if (shownRound.current !== round.id) present(round, begin()).catch(ignoreAbort);
  });
  useEffect(() => {
    if (unfinished) rejoin(unfinished);
  }, [unfinished]);
  useEffect(
    () => () => {
      run.current?.abort();
      shownRound.current = undefined;
    },
    [],
  );

  /** The table is cleared of the last result's chips as soon as one bets anew. */
  const laid = (): Chips => (latest.current.phase === "result" ? [] : latest.current.chips);
  const change = (chips: Chips) => {
    const { refusal: _, ...rest } = latest.current;
    latest.current = rest;
    const isFull = totalOf(chips) > table.maxStakeOre;
    show(isFull ? { isFull } : { chips, isFull, phase: "betting" });
    props.onCue("chip");
  };

  return {
    state,
    lay: (bet: RouletteBet) => {
      if (!isRunning() && !props.isPaused) change([...laid(), { bet, stakeOre: props.stakeOre }]);
    },
    takeBack: (bet: RouletteBet) => {
      if (!isRunning()) change(withoutLast(laid(), bet));
    },
    undo: () => {
      if (!isRunning()) change(laid().slice(0, -1));
    },
    clear: () => {
      if (!isRunning()) change([]);
    },
    again: () => {
      if (!isRunning() && !props.isPaused) change(latest.current.before);
    },
    press: () => {
      const { phase, chips } = latest.current;
      if (!props.isPaused && phase === "betting" && chips.length > 0) ask().catch(ignoreAbort);
    },
  };
}

/** A round that is left is no error. */
function ignoreAbort(error: unknown) {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
