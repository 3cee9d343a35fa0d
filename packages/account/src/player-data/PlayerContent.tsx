"use client";
import type { ReactNode } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import type { PlayerMessages } from "./playerMessages.ts";
import { AccountQueries } from "./AccountQueries.tsx";
import { QueryBoundary } from "./QueryBoundary.tsx";
import { usePlayer, type PlayerQuery, type KnownPlayer } from "./usePlayer.ts";

interface PlayerContentProps {
  readonly messages: PlayerMessages;
  /** Shown until the player is known; a text skeleton by default. */
  readonly waiting?: ReactNode;
  readonly children: (player: KnownPlayer) => ReactNode;
}

interface PlayerBoundaryProps extends PlayerContentProps {
  readonly query: PlayerQuery;
}

/** Shows the content for a player; a skeleton while loading, and an error with a retry button after a failure. */
export function PlayerBoundary({ query, messages, waiting, children }: PlayerBoundaryProps) {
  const t = islandTranslator(messages);
  return (
    <QueryBoundary
      query={{ data: query.player, isError: query.hasFailed, refetch: query.retry }}
      loadingText={t("account.loading")}
      waiting={waiting}
      failedTitle={t("account.failedTitle")}
      messages={messages}
    >
      {children}
    </QueryBoundary>
  );
}

function RequestedContent(props: PlayerContentProps) {
  return <PlayerBoundary {...props} query={usePlayer()} />;
}

/** Fetches the player and shows the content for them. */
export function PlayerContent(props: PlayerContentProps) {
  return (
    <AccountQueries>
      <RequestedContent {...props} />
    </AccountQueries>
  );
}
