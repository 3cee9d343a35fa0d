"use client";
import type { ReactNode } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, EmptyState, Notice, Skeleton } from "@spilhus/ui";
import type { AccountMessages } from "../frame/accountKeys.ts";
import { AccountQueries } from "./AccountQueries.tsx";
import { usePlayer, type AskedPlayer, type KnownPlayer } from "./usePlayer.ts";

interface PlayerContentProps {
  readonly messages: AccountMessages;
  /** Shown until the player is known; lines of text in outline unless told. */
  readonly waiting?: ReactNode;
  readonly children: (player: KnownPlayer) => ReactNode;
}

interface PlayerAnswerProps extends PlayerContentProps {
  readonly asked: AskedPlayer;
}

/** What there is to show of a player who was asked for: on its way, known, or not to be had and asked for again. */
export function PlayerAnswer({ asked, messages, waiting, children }: PlayerAnswerProps) {
  const t = islandTranslator(messages);
  const { player, hasFailed, retry } = asked;
  if (player) {
    return (
      <>
        {hasFailed && (
          <Notice tone="warning" title={t("account.failedTitle")} live="polite">
            {t("account.failedText")}
          </Notice>
        )}
        {children(player)}
      </>
    );
  }
  if (!hasFailed) return waiting ?? <Skeleton shape="text" count={6} label={t("account.loading")} />;
  return (
    <div role="alert">
      <EmptyState
        icon="warning"
        title={t("account.failedTitle")}
        text={t("account.failedText")}
        actions={
          <Button kind="secondary" onClick={retry}>
            {t("account.retry")}
          </Button>
        }
      />
    </div>
  );
}

function AskedContent(props: PlayerContentProps) {
  return <PlayerAnswer {...props} asked={usePlayer()} />;
}

/** What a page of the account shows of its player. */
export function PlayerContent(props: PlayerContentProps) {
  return (
    <AccountQueries>
      <AskedContent {...props} />
    </AccountQueries>
  );
}
