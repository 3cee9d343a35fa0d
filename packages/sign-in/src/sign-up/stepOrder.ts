import { SIGNUP_STEPS, type SignupStep } from "@spilhus/contracts/user-auth";

const indexOf = (step: SignupStep) => SIGNUP_STEPS.indexOf(step);

/** Whether a step can be shown: it is due, or done and editable. A matched identity is not editable. */
export const canShow = (step: SignupStep, due: SignupStep): boolean =>
  step === due || (step !== "identity" && indexOf(step) < indexOf(due));

/** The next step, at most the one that is due. */
export function stepAfter(step: SignupStep, due: SignupStep): SignupStep {
  const next = SIGNUP_STEPS[indexOf(step) + 1] ?? due;
  return canShow(next, due) ? next : due;
}

/** The step that an entry of the browser's history was created for. */
export function stepOfEntry(state: unknown): SignupStep | undefined {
  if (typeof state !== "object" || state === null || !("signUpStep" in state)) return undefined;
  return SIGNUP_STEPS.find((step) => step === state.signUpStep);
}
