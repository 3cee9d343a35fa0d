export { refusedAtMitId } from "./refusedAtMitId.ts";
export { SignUp } from "./SignUp.tsx";
export type { SignUpSettings } from "./signUpSettings.ts";
export { SignUpStart } from "./SignUpStart.tsx";
