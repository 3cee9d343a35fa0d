"use client";
import { Suspense } from "react";
import { PasskeyPrompt } from "@spilhus/auth-passkey/react";
import { loadPlayerMessages } from "@spilhus/player-session/session";
import { OfferConfirmation } from "./OfferConfirmation.tsx";
import { PLAYER_PASSKEYS } from "./playerPasskeys.ts";

/** Offers a player a passkey, if the device supports it and they have not answered before. */
export function PasskeyQuestion({ failureText }: { readonly failureText: string | undefined }) {
  return (
    <PasskeyPrompt
      {...PLAYER_PASSKEYS}
      isLoggedIn
      isEnabled
      configuredError={failureText}
      renderConfirmation={(go) => (
        <Suspense>
          <OfferConfirmation onConfirmed={go} />
        </Suspense>
      )}
      loadMessages={loadPlayerMessages}
    />
  );
}
