import type { FieldProblem } from "@spilhus/contracts/validation";
import type { FailedSending, FormFailure } from "./formFailure.ts";

export interface ShownProblem extends FieldProblem {
  /** Problems of rules clear when the rules are met; those of the service when the field is changed. */
  readonly by: "rules" | "service";
}

/** State of a form. Typed values are not part of it: they stay in the page's own fields. */
export interface FormState {
  readonly status: "editing" | "sending" | "sent";
  /** At most one for each field, in the order of the form. */
  readonly problems: readonly ShownProblem[];
  readonly failure: FormFailure | undefined;
  /** Number of failed attempts to send; each moves the focus to the problem. */
  readonly stops: number;
  /** A problem found when its field was left, for screen readers. */
  readonly noted: FieldProblem | undefined;
}

export type FormEvent =
  | { readonly type: "refused"; readonly problems: readonly FieldProblem[] }
  | { readonly type: "sending" }
  | { readonly type: "sent" }
  | { readonly type: "failed"; readonly because: FailedSending }
  /** `standing`: current problems of the whole form. */
  | { readonly type: "typed"; readonly field: string; readonly standing: readonly FieldProblem[] }
  | { readonly type: "left"; readonly field: string; readonly problem: FieldProblem | undefined };

export const UNTOUCHED: FormState = {
  status: "editing",
  problems: [],
  failure: undefined,
  stops: 0,
  noted: undefined,
};

const by =
  (by: ShownProblem["by"]) =>
  (problem: FieldProblem): ShownProblem => ({ ...problem, by });

/** Clears a problem as soon as it is fixed; shows none while somebody types. */
function stillThere(state: FormState, field: string, standing: readonly FieldProblem[]) {
  return state.problems.flatMap((shown) => {
    if (shown.by === "service") return shown.field === field ? [] : [shown];
    const now = standing.find((problem) => problem.field === shown.field);
    return now ? [by("rules")(now)] : [];
  });
}

/** Reducer of a form's state. */
export function formReducer(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "refused": {
      const problems = event.problems.map(by("rules"));
      return { ...UNTOUCHED, problems, stops: state.stops + 1 };
    }
    case "sending":
      return { ...UNTOUCHED, status: "sending", stops: state.stops };
    case "sent":
      return { ...UNTOUCHED, status: "sent", stops: state.stops };
    case "failed": {
      const { failure, problems } = event.because;
      return { ...UNTOUCHED, failure, problems: problems.map(by("service")), stops: state.stops + 1 };
    }
    case "typed":
      return {
        ...state,
        status: state.status === "sent" ? "editing" : state.status,
        problems: stillThere(state, event.field, event.standing),
        noted: state.noted?.field === event.field ? undefined : state.noted,
      };
    case "left": {
      const { field, problem } = event;
      if (!problem || state.problems.some((shown) => shown.field === field)) return state;
      return { ...state, problems: [...state.problems, by("rules")(problem)], noted: problem };
    }
  }
}
