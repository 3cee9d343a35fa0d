"use client";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { leaveUnauthorized, playerTransport } from "@spilhus/player-session/session";
import { MitIdErrorNotice } from "@spilhus/sign-in/mitid-outcome";
import { PASSKEY_SERVICE } from "./passkeyService.ts";
import { PasskeysPanel } from "./PasskeysPanel.tsx";
import type { PasskeysPageMessages } from "./passkeysPageMessages.ts";
import { PLAYER_PASSKEYS } from "./playerPasskeys.ts";

interface PasskeysIslandProps {
  readonly brand: string;
  readonly hasPasskeys: boolean;
  readonly failureText: string | undefined;
  readonly zone: string;
  readonly path: string;
  readonly messages: PasskeysPageMessages;
}

/** The player's passkeys, fetched in the browser. */
export function PasskeysIsland(props: PasskeysIslandProps) {
  return (
    <AccountQueries>
      {/* Errors of any identity confirmation on this page. */}
      <MitIdErrorNotice messages={props.messages} />
      <PasskeysPanel
        {...props}
        service={PASSKEY_SERVICE}
        registration={PLAYER_PASSKEYS}
        transport={playerTransport}
        // Removing a passkey ends every session, so the player must log in again.
        onRemoved={leaveUnauthorized}
      />
    </AccountQueries>
  );
}
