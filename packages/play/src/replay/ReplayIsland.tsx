"use client";
import type { Locale } from "@spilhus/contracts";
import { islandTranslator } from "@spilhus/i18n/island";
import { playerTransport } from "@spilhus/player-session/session";
import { Button, EmptyState, Notice, Skeleton } from "@spilhus/ui";
import { lazy, Suspense, useEffect, useState } from "react";
import { askReplay, type FoundRound } from "./askReplay.ts";
import type { ReplayMessages } from "./replayMessages.ts";

const ReplayedRound = lazy(async () => ({ default: (await import("./ReplayedRound.tsx")).ReplayedRound }));

const ReplayedPlates = lazy(async () => ({ default: (await import("./ReplayedPlates.tsx")).ReplayedPlates }));

interface ReplayIslandProps {
  readonly brand: string;
  readonly roundId: string;
  readonly locale: Locale;
  /** IANA zone of the times that are shown. */
  readonly zone: string;
  readonly messages: ReplayMessages;
}

type Asked = FoundRound | "missing" | "failed";

interface AskedReplayProps extends ReplayIslandProps {
  readonly onRetry: () => void;
}

function AskedReplay({ roundId, brand, locale, zone, messages, onRetry }: AskedReplayProps) {
  const t = islandTranslator(messages);
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => {
    const left = new AbortController();
    askReplay(playerTransport, roundId, left.signal).then(
      // Also the answer for another player's round, and for one that is still being shown.
      (found) => setAsked(found ?? "missing"),
      () => {
        if (!left.signal.aborted) setAsked("failed");
      },
    );
    return () => left.abort();
  }, [roundId]);
  const loading = <Skeleton shape="text" count={5} label={t("play.replayLoading")} />;
  if (asked === undefined) return loading;
  if (asked === "missing") {
    return <EmptyState icon="clock" title={t("play.replayMissing")} text={t("play.replayMissingText")} />;
  }
  if (asked === "failed") {
    return (
      <Notice tone="danger" live="assertive">
        {t("play.replayFailed")}{" "}
        <Button kind="quiet" size="small" onClick={onRetry}>
          {t("play.replayRetry")}
        </Button>
      </Notice>
    );
  }
  return (
    <Suspense fallback={loading}>
      {asked.kind === "hall" ? (
        <ReplayedPlates replay={asked.replay} {...{ brand, locale, zone, messages }} />
      ) : (
        <ReplayedRound replay={asked.replay} {...{ locale, zone, messages }} />
      )}
    </Suspense>
  );
}

/** Gets a round of the player's own and shows it; again as often as the player asks after a failure. */
export function ReplayIsland(props: ReplayIslandProps) {
  const [tries, setTries] = useState(0);
  return <AskedReplay key={tries} {...props} onRetry={() => setTries(tries + 1)} />;
}
