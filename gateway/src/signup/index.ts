export { beginSignup } from "./beginSignup.ts";
export { SIGNUP_CALLS } from "./calls.ts";
export { changeDraft } from "./changeDraft.ts";
export type { SignupServices } from "./signupServices.ts";
