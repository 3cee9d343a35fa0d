"use client";
import { PlayerContent } from "../player-data/PlayerContent.tsx";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";
import { WithdrawalsNotice } from "./WithdrawalsNotice.tsx";

/** Shows whether the player's withdrawals are blocked. */
export function WithdrawalsIsland({ messages }: { readonly messages: WithdrawalMessages }) {
  return (
    <PlayerContent messages={messages}>
      {({ user }) => <WithdrawalsNotice isBlocked={user.withdrawalsBlocked} messages={messages} />}
    </PlayerContent>
  );
}
