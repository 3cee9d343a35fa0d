"use client";
import { PasskeyPrompt } from "@spilhus/auth-passkey/react";
import { loadPlayerWords } from "../session/index.ts";
import { PLAYER_PASSKEYS } from "./playerPasskeys.ts";

/** Asks a player to make a passkey, if this device can and was not asked before. */
export function PasskeyQuestion({ failureText }: { readonly failureText: string | undefined }) {
  return (
    <PasskeyPrompt
      {...PLAYER_PASSKEYS}
      isLoggedIn
      isEnabled
      configuredError={failureText}
      loadMessages={loadPlayerWords}
    />
  );
}
