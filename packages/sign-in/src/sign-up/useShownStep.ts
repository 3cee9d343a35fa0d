import { useEffect, useEffectEvent, useState } from "react";
import type { SignupStep } from "@spilhus/contracts/user-auth";
import { canShow, stepOfEntry } from "./stepOrder.ts";

/**
 * The current step. Each step adds an entry to the browser's history under the same address (R4.07), so that the back
 * button opens the previous step. `due` limits how far a visitor can go.
 */
export function useShownStep(due: SignupStep): {
  readonly shown: SignupStep;
  readonly show: (step: SignupStep) => void;
} {
  const [chosen, setChosen] = useState<SignupStep | undefined>(() => stepOfEntry(history.state));
  const shown = chosen !== undefined && canShow(chosen, due) ? chosen : due;

  const nameFirstEntry = useEffectEvent(() => {
    if (stepOfEntry(history.state) === undefined) history.replaceState({ signUpStep: shown }, "");
  });
  useEffect(() => {
    // Only the first entry; `show` adds the later ones.
    nameFirstEntry();
    const onPop = (event: PopStateEvent) => setChosen(stepOfEntry(event.state));
    addEventListener("popstate", onPop);
    return () => removeEventListener("popstate", onPop);
  }, []);

  return {
    shown,
    show(step) {
      if (step !== shown) history.pushState({ signUpStep: step }, "");
      setChosen(step);
    },
  };
}
