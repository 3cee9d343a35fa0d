import { SIGNUP_STEPS, type SignupStep } from "@spilhus/contracts/user-auth";

const place = (step: SignupStep) => SIGNUP_STEPS.indexOf(step);

/** Whether a step can be shown: it is due, or done and may be changed. A matched identity stays as it is. */
export const canShow = (step: SignupStep, due: SignupStep): boolean =>
  step === due || (step !== "identity" && place(step) < place(due));

/** The step after one, as far as the registration has come. */
export function stepAfter(step: SignupStep, due: SignupStep): SignupStep {
  const next = SIGNUP_STEPS[place(step) + 1] ?? due;
  return canShow(next, due) ? next : due;
}

/** What an entry of the browser's history says of the step that was shown. */
export function stepOfEntry(state: unknown): SignupStep | undefined {
  if (typeof state !== "object" || state === null || !("signUpStep" in state)) return undefined;
  return SIGNUP_STEPS.find((step) => step === state.signUpStep);
}
