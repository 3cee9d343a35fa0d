import type { RefusalReason, SlotRound } from "../../house-game/index.ts";
import { type SlotView, stillView } from "../plan/slotView.ts";

/** What the player of a slot shows. */
export interface SlotState {
  /** `asked`: pressed, and the gateway has not answered yet. `showing`: a round on its way to its result. */
  readonly phase: "ready" | "asked" | "showing" | "result" | "refused";
  readonly view: SlotView;
  /** The round that is or was shown last. */
  readonly round?: SlotRound;
  readonly refusal?: RefusalReason;
  /** The round comes from before this page. */
  readonly isRejoined: boolean;
  /** The round can be shown at its end at once: its least time is over. */
  readonly canSkip: boolean;
}

export const readyState = (window: SlotView["window"]): SlotState => ({
  phase: "ready",
  view: stillView(window),
  isRejoined: false,
  canSkip: false,
});

/** A round that was booked before this page asked is on its way: nothing in the window can be taken for its result. */
export const rejoinedState = (view: SlotView): Pick<SlotState, "phase" | "view" | "isRejoined"> => ({
  phase: "showing",
  isRejoined: true,
  view: { ...view, wins: [], phases: view.phases.map(() => "rolling") },
});

/** Whether a press begins a round. */
export const canPress = ({ phase }: Pick<SlotState, "phase">, isPaused: boolean): boolean =>
  !isPaused && phase !== "asked" && phase !== "showing";
