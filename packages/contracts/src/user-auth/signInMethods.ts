export const SIGN_IN_METHODS = ["mitid", "passkey", "password"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** How identity was shown for a change that needs it. A password confirms nothing. */
export type ConfirmationMethod = Exclude<SignInMethod, "password">;
