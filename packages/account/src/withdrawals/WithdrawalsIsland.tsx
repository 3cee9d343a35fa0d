"use client";
import { PlayerContent } from "../player-data/PlayerContent.tsx";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";
import { WithdrawalsNotice } from "./WithdrawalsNotice.tsx";

/** What the page of blocked withdrawals says, once it is known of whom. */
export function WithdrawalsIsland({ messages }: { readonly messages: WithdrawalMessages }) {
  return (
    <PlayerContent messages={messages}>
      {({ user }) => <WithdrawalsNotice isBlocked={user.withdrawalsBlocked} messages={messages} />}
    </PlayerContent>
  );
}
