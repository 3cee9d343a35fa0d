"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LIMIT_PERIODS, type DepositLimits } from "@spilhus/contracts/player-account";
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
import { depositLimitsQuery } from "./limitsQuery.ts";
import { changeText } from "./limitTexts.ts";
import type { LimitMessages } from "./limitMessages.ts";
import { wayBack } from "./wayBack.ts";

interface LimitsProps {
  readonly limits: DepositLimits;
  readonly zone: string;
  readonly messages: LimitMessages;
}

function Limits({ limits, zone, messages }: LimitsProps) {
  const t = islandTranslator(messages);
  const queries = useQueryClient();
  const [changes, setChanges] = useState<readonly LimitChange[]>();
  const changed = (after: DepositLimits) => {
    setChanges(limitChanges(limits, after));
    queries.setQueryData(depositLimitsQuery.queryKey, after);
    notifyTabsOfChange("deposit-limits");
    if (back !== undefined && !current) location.assign(back);
  };
  const current = currentAmounts(limits);
  // Only in a browser: the limits are asked for there.
  const back = wayBack(location);
  const hasPendingRaise = LIMIT_PERIODS.some((period) => limits[period].pending !== null);
  return (
    <>
      {back !== undefined && !current && <Notice tone="calm">{t("selfService.limitBeforePlay")}</Notice>}
      {changes && (
        <Notice tone="success" title={t("selfService.limitSaved")} live="polite">
          {changes.length === 0 ? (
            <p>{t("selfService.limitIsSame")}</p>
          ) : (
            changes.map((change) => <p key={change.period}>{changeText(messages, zone, change)}</p>)
          )}
        </Notice>
      )}
      <section aria-labelledby="limits-now">
        <Stack gap={4}>
          <h2 id="limits-now">{t("selfService.limitNow")}</h2>
          <LimitBars limits={limits} zone={zone} messages={messages} />
          {hasPendingRaise && current && (
            <CancelRaise amounts={current} onChanged={changed} messages={messages} />
          )}
        </Stack>
      </section>
      <section aria-labelledby="limits-change">
        <Stack gap={4}>
          <h2 id="limits-change">{t("selfService.limitChange")}</h2>
          {/* The key resets the fields when the limits change. */}
          <LimitForm
            key={JSON.stringify(LIMIT_PERIODS.map((period) => limits[period]))}
            limits={limits}
            onChanged={changed}
            messages={messages}
          />
        </Stack>
      </section>
    </>
  );
}

function LimitsContent({ messages }: { readonly messages: LimitMessages }) {
  const query = usePlayer();
  const limits = useQuery(depositLimitsQuery);
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
      {({ zone }) => limits.data && <Limits limits={limits.data} zone={zone} messages={messages} />}
    </PlayerBoundary>
  );
}

/** A player's deposit limits: limits in force, pending raises, and a form to change them. */
export function LimitsIsland({ messages }: { readonly messages: LimitMessages }) {
  return (
    <AccountQueries>
      <LimitsContent messages={messages} />
    </AccountQueries>
  );
}
