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

/** The player's passkeys, asked for by the page itself. */
export function PasskeysIsland(props: PasskeysIslandProps) {
  return (
    <AccountQueries>
      {/* Of any act on this page that had to be confirmed. */}
      <MitIdErrorNotice messages={props.messages} />
      <PasskeysPanel
        {...props}
        service={PASSKEY_SERVICE}
        registration={PLAYER_PASSKEYS}
        transport={playerTransport}
        // Every session is over, this one too: in again, and back to here.
        onRemoved={leaveUnauthorized}
      />
    </AccountQueries>
  );
}
