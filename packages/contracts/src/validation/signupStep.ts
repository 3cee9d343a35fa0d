/** The only step of the registration that an address may name; the others come from the draft (R5.08). */
export const SIGNUP_ENTRY_STEP = 1;

/** Whether the `step` of an address can stay (R5.08). */
export function isSignupStep(step: unknown): boolean {
  return step === String(SIGNUP_ENTRY_STEP) || step === SIGNUP_ENTRY_STEP;
}
