import type { SignUpSettings } from "../sign-up/signUpSettings.ts";

/** Settings of the overlay that the server passes to the browser. */
export interface SignInSettings {
  readonly brand: string;
  /** Whether the brand offers passkeys (R5.09). */
  readonly hasPasskeys: boolean;
  /** Address of the style sheet for forms. */
  readonly stylesheet: string;
  readonly signUp: SignUpSettings;
}
