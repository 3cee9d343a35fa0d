import { use } from "react";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import { loadPlayerMessages, playerTransport, useSession } from "@spilhus/player-session/session";

/**
 * Confirms the player's identity with MitID before they add an offered passkey. MitID returns to the current page,
 * which offers the passkey again. A passkey cannot confirm, because the player has none on this device.
 */
export function OfferConfirmation({ onConfirmed }: { readonly onConfirmed: () => void }) {
  // The offer has already loaded these messages.
  const messages = use(loadPlayerMessages());
  const settings = useSession()?.settings;
  if (!settings) return null;
  return (
    <ConfirmIdentity
      brand={settings.brand}
      hasPasskeys={false}
      transport={playerTransport}
      messages={messages}
      path={location.pathname}
      onConfirmed={onConfirmed}
    />
  );
}
