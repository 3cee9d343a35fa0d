export const SIGN_IN_METHODS = ["mitid", "passkey", "password"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];
