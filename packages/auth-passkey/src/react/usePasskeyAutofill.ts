"use client";
import { useEffect } from "react";
import type { PasskeySignIn } from "../sign-in/passkeySignIn.ts";

/**
 * Offers the player's passkeys in the browser's autofill while the component is shown (conditional UI). It must render
 * an `<input autocomplete="username webauthn">`.
 *
 * @param isAvailable from {@link usePasskeyAvailable}: without passkeys nothing is loaded
 */
export function usePasskeyAutofill(signIn: PasskeySignIn, isAvailable: boolean): void {
  useEffect(() => (isAvailable ? signIn.listen() : undefined), [signIn, isAvailable]);
}
