import { useEffect, useState } from "react";
import type { SignupStep } from "@spilhus/contracts/user-auth";
import { canShow, stepOfEntry } from "./stepOrder.ts";

/**
 * The step that is shown. Each is an entry of the browser's history under the one address of the entry step (R4.07), so
 * that the way back leads to the step before; how far one may go is for the draft to say.
 */
export function useShownStep(due: SignupStep): {
  readonly shown: SignupStep;
  readonly show: (step: SignupStep) => void;
} {
  const [chosen, setChosen] = useState<SignupStep | undefined>(() => stepOfEntry(history.state));
  const shown = chosen !== undefined && canShow(chosen, due) ? chosen : due;

  useEffect(() => {
    if (stepOfEntry(history.state) === undefined) history.replaceState({ signUpStep: shown }, "");
    const onPop = (event: PopStateEvent) => setChosen(stepOfEntry(event.state));
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
    // The entry that the registration was opened in; later ones are made with their steps.
    // oxlint-disable-next-line react/exhaustive-deps
  }, []);

  return {
    shown,
    show(step) {
      if (step !== shown) history.pushState({ signUpStep: step }, "");
      setChosen(step);
    },
  };
}
