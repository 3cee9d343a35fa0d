"use client";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LIMIT_PERIODS, type DepositLimits } from "@spilhus/contracts/player-account";
import { islandTranslator } from "@spilhus/i18n/island";
import { Notice, Stack } from "@spilhus/ui";
import { useState } from "react";
import { notifyTabsOfChange } from "@spilhus/player-session/session";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { PlayerAnswer } from "../player-data/PlayerContent.tsx";
import { usePlayer } from "../player-data/usePlayer.ts";
import { KeepLimits } from "./KeepLimits.tsx";
import { LimitBars } from "./LimitBars.tsx";
import { limitChanges, standingAmounts, type LimitChange } from "./limitChanges.ts";
import { LimitForm } from "./LimitForm.tsx";
import { depositLimitsQuery } from "./limitsQuery.ts";
import { changeText } from "./limitWords.ts";
import type { LimitMessages } from "./limitMessages.ts";

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
  };
  const standing = standingAmounts(limits);
  const isWaiting = LIMIT_PERIODS.some((period) => limits[period].pending !== null);
  return (
    <>
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
          {isWaiting && standing && <KeepLimits amounts={standing} onChanged={changed} messages={messages} />}
        </Stack>
      </section>
      <section aria-labelledby="limits-change">
        <Stack gap={4}>
          <h2 id="limits-change">{t("selfService.limitChange")}</h2>
          {/* What is in the fields follows what holds, as soon as that has changed. */}
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

function AskedLimits({ messages }: { readonly messages: LimitMessages }) {
  const asked = usePlayer();
  const limits = useQuery(depositLimitsQuery);
  const player = limits.data && asked.player;
  return (
    <PlayerAnswer
      messages={messages}
      asked={{
        player,
        hasFailed: asked.hasFailed || limits.isError,
        retry: () => {
          asked.retry();
          void limits.refetch();
        },
      }}
    >
      {({ zone }) => limits.data && <Limits limits={limits.data} zone={zone} messages={messages} />}
    </PlayerAnswer>
  );
}

/** A player's deposit limits: what holds, what waits, and how they are changed. */
export function LimitsIsland({ messages }: { readonly messages: LimitMessages }) {
  return (
    <AccountQueries>
      <AskedLimits messages={messages} />
    </AccountQueries>
  );
}
