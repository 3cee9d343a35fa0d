import type { SignUpSettings } from "../sign-up/signUpSettings.ts";

/** What the overlay is told by the page. */
export interface SignInSettings {
  readonly brand: string;
  /** Passkeys are offered by this brand (R5.09). */
  readonly hasPasskeys: boolean;
  /** Where the rules of forms are. */
  readonly stylesheet: string;
  readonly signUp: SignUpSettings;
}
