import { use } from "react";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import { loadPlayerMessages, playerTransport, useSession } from "@spilhus/player-session/session";

/**
 * Has a player show by MitID who they are before they make the passkey that the site offers. MitID brings back to the page
 * they are on, where it is offered again: nothing was answered. By no passkey, since they have none here.
 */
export function OfferConfirmation({ onConfirmed }: { readonly onConfirmed: () => void }) {
  // The offer was drawn with the same words, so they are there.
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
