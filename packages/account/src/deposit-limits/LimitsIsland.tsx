"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LIMIT_PERIODS } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { Notice, Stack } from "@spilhus/ui";
import { useState } from "react";
import { notifyTabsOfChange } from "@spilhus/player-session/session";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { PlayerBoundary } from "../player-data/PlayerContent.tsx";
import { usePlayer } from "../player-data/usePlayer.ts";
import { CancelRaise } from "./CancelRaise.tsx";
import { LimitBars } from "./LimitBars.tsx";
import { limitChanges, currentAmounts, type LimitChange } from "./limitChanges.ts";
import { LimitForm } from "./LimitForm.tsx";
import { LossReached } from "./LossReached.tsx";
import { LIMIT_KINDS, type LimitKind, type ShownLimits } from "./limitKinds.ts";
import { changeText } from "./limitTexts.ts";
import type { LimitMessages } from "./limitMessages.ts";
import { wayBack } from "./wayBack.ts";

interface LimitsProps {
  readonly kind: LimitKind;
  readonly limits: ShownLimits;
  readonly zone: string;
  readonly messages: LimitMessages;
}

interface LimitsIslandProps {
  readonly kind: LimitKind;
  readonly messages: LimitMessages;
}

function Limits({ kind, limits, zone, messages }: LimitsProps) {
  const t = islandTranslator(messages);
  const { id, query, texts } = LIMIT_KINDS[kind];
  const queries = useQueryClient();
  const [changes, setChanges] = useState<readonly LimitChange[]>();
  const changed = (after: ShownLimits) => {
    setChanges(limitChanges(limits, after));
    queries.setQueryData(query.queryKey, after);
    notifyTabsOfChange(id);
    if (back !== undefined && !current) location.assign(back);
  };
  const current = currentAmounts(limits);
  // Only in a browser: the limits are asked for there.
  const back = wayBack(location);
  const hasPendingRaise = LIMIT_PERIODS.some((period) => limits[period].pending !== null);
  return (
    <>
      {back !== undefined && !current && (kind === "deposit" || limits.isRequired) && (
        <Notice tone="calm">{t("selfService.limitBeforePlay")}</Notice>
      )}
      {limits.isRequired && back === undefined && !current && (
        <Notice tone="calm">{t("selfService.lossRequired")}</Notice>
      )}
      <LossReached limits={limits} zone={zone} messages={messages} />
      {changes && (
        <Notice tone="success" title={t(texts.saved)} live="polite">
          {changes.length === 0 ? (
            <p>{t("selfService.limitIsSame")}</p>
          ) : (
            changes.map((change) => <p key={change.period}>{changeText(kind, messages, zone, change)}</p>)
          )}
        </Notice>
      )}
      <section aria-labelledby={`${id}-now`}>
        <Stack gap={4}>
          <h2 id={`${id}-now`}>{t(texts.now)}</h2>
          <LimitBars kind={kind} limits={limits} zone={zone} messages={messages} />
          {hasPendingRaise && current && (
            <CancelRaise kind={kind} amounts={current} onChanged={changed} messages={messages} />
          )}
        </Stack>
      </section>
      <section aria-labelledby={`${id}-change`}>
        <Stack gap={4}>
          <h2 id={`${id}-change`}>{t(texts.change)}</h2>
          {/* The key resets the fields when the limits change. */}
          <LimitForm
            key={JSON.stringify(LIMIT_PERIODS.map((period) => limits[period]))}
            kind={kind}
            limits={limits}
            onChanged={changed}
            messages={messages}
          />
        </Stack>
      </section>
    </>
  );
}

function LimitsContent({ kind, messages }: LimitsIslandProps) {
  const query = usePlayer();
  const limits = useQuery(LIMIT_KINDS[kind].query);
  const player = limits.data && query.player;
  return (
    <PlayerBoundary
      messages={messages}
      query={{
        player,
        hasFailed: query.hasFailed || limits.isError,
        retry: () => {
          query.retry();
          void limits.refetch();
        },
      }}
    >
      {({ zone }) =>
        limits.data && <Limits kind={kind} limits={limits.data} zone={zone} messages={messages} />
      }
    </PlayerBoundary>
  );
}

/** A player's limits of one kind: limits in force, pending raises, and a form to change them. */
export function LimitsIsland({ kind, messages }: LimitsIslandProps) {
  return (
    <AccountQueries>
      <LimitsContent kind={kind} messages={messages} />
    </AccountQueries>
  );
}
