import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import { type PresentationClock, realClock } from "../../clock/index.ts";
import type { SlotPlayerProps, SlotRound } from "../../house-game/index.ts";
import { planRound, type RoundPlan } from "../plan/planRound.ts";
import type { SlotCue } from "../plan/slotCue.ts";
import { firstWindow } from "./firstWindow.ts";
import { canPress, readyState, rejoinedState, type SlotState } from "./slotState.ts";

interface SlotRun {
  readonly state: SlotState;
  /** Begins a round; while one runs it does nothing, so that presses are never queued. */
  readonly press: () => void;
  /** Shows the result of a running round at once, once its least time is over. */
  readonly skip: () => void;
}

type Props = Pick<
  SlotPlayerProps,
  "table" | "stakeOre" | "playRound" | "unfinished" | "lastRound" | "isPaused" | "onStarted" | "onPresented"
> & { readonly clock?: PresentationClock; readonly onCue: (cue: SlotCue) => void };

/** The rounds of a slot: asks for them, and shows each from the press to its result. */
export function useSlot(props: Props): SlotRun {
  const { table, clock = realClock, unfinished } = props;
  const [state, setState] = useState((): SlotState => {
    const ready = readyState(firstWindow(table, props.lastRound));
    // From the first drawing on: a button that is good for a moment would be pressed in vain.
    return unfinished ? { ...ready, ...rejoinedState(ready.view) } : ready;
  });
  /** The round that runs; a press sees it before React has drawn it. */
  const run = useRef<{ readonly stop: AbortController; plan?: RoundPlan; round?: SlotRound }>(undefined);
  const latest = useRef(state);

  const show = useCallback((change: Partial<SlotState>) => {
    latest.current = { ...latest.current, ...change };
    setState(latest.current);
  }, []);

  const finish = useEffectEvent((round: SlotRound, plan: RoundPlan) => {
    show({ phase: "result", view: plan.result.view, canSkip: false });
    if (plan.result.cue) props.onCue(plan.result.cue);
    props.onPresented(round);
  });

  /** Shows a round from `began` on; stops without a word when it is aborted. */
  const present = useEffectEvent(async (round: SlotRound, began: number, stop: AbortController) => {
    const answeredAtMs = clock.now() - began;
    const plan = planRound(table, round, { answeredAtMs, from: latest.current.view.window });
    if (run.current) Object.assign(run.current, { plan, round });
    show({ phase: "showing", round });
    const resultAt = plan.frames.indexOf(plan.result);
    for (const [index, frame] of plan.frames.entries()) {
      await clock.until(began + frame.atMs, stop.signal);
      if (index === resultAt) finish(round, plan);
      else {
        const isLate = index < resultAt && frame.atMs >= answeredAtMs + table.minRoundMs;
        show({ view: frame.view, canSkip: isLate });
        if (frame.cue) props.onCue(frame.cue);
      }
    }
  });

  /** Ends the run before, and makes place for a new one. */
  const begin = useEffectEvent(() => {
    run.current?.stop.abort();
    const stop = new AbortController();
    run.current = { stop };
    return stop;
  });

  /** Shows a round that was booked before this page asked. */
  const rejoin = useEffectEvent((round: SlotRound) => {
    show(rejoinedState(latest.current.view));
    present(round, clock.now(), begin()).catch(ignoreAbort);
  });

  const ask = useEffectEvent(async () => {
    const { window } = latest.current.view;
    const stop = begin();
    const began = clock.now();
    const { refusal: _, round: __, ...rest } = latest.current;
    latest.current = rest;
    show({
      phase: "asked",
      isRejoined: false,
      canSkip: false,
      view: { ...readyState(window).view, phases: window.map(() => "rolling") },
    });
    props.onCue({ kind: "start" });
    props.onStarted?.();
    const answer = await props.playRound({ stakeOre: props.stakeOre });
    if (stop.signal.aborted) return;
    if (answer.kind === "round") await present(answer.round, began, stop);
    else if (answer.running) rejoin(answer.running);
    else show({ phase: "refused", refusal: answer.reason, view: readyState(window).view });
  });

  useEffect(() => {
    // The shell may hand the round over that this page shows already.
    if (unfinished && run.current?.round?.id !== unfinished.id) rejoin(unfinished);
  }, [unfinished]);
  useEffect(
    () => () => {
      run.current?.stop.abort();
      run.current = undefined;
    },
    [],
  );

  // Not effects of drawing but answers to a press: `latest` is right even between two drawings.
  const press = useEffectEvent(() => {
    if (canPress(latest.current, props.isPaused)) ask().catch(ignoreAbort);
  });
  const skip = useEffectEvent(() => {
    const { plan, round, stop } = run.current ?? {};
    if (!latest.current.canSkip || !plan || !round) return;
    stop?.abort();
    finish(round, plan);
  });
  return { state, press, skip };
}

/** A round that is left is no error. */
function ignoreAbort(error: unknown) {
  if (!(error instanceof DOMException && error.name === "AbortError")) throw error;
}
