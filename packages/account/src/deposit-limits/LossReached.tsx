"use client";
import { useQuery } from "@tanstack/react-query";
import { formatDateTime } from "@spilhus/i18n";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { routeById } from "@spilhus/routes";
import { ButtonLink, Notice, Stack } from "@spilhus/ui";
import { AccountQueries } from "../player-data/AccountQueries.tsx";
import { lossLimitsQuery, type ShownLimits } from "./limitKinds.ts";
import type { LimitMessages } from "./limitMessages.ts";

const TITLES = {
  day: "selfService.lossReachedDay",
  week: "selfService.lossReachedWeek",
  month: "selfService.lossReachedMonth",
} as const;

interface LossReachedProps {
  readonly limits: ShownLimits;
  readonly zone: string;
  readonly messages: LimitMessages;
}

/** The limit of loss that keeps a player from play: what was lost, and when they can play again. */
export function LossReached({ limits, zone, messages }: LossReachedProps) {
  const t = islandTranslator(messages);
  const { reached } = limits;
  if (!reached) return null;
  const { limitOre, usedOre } = limits[reached.period];
  return (
    <Notice tone="calm" title={t(TITLES[reached.period])}>
      <p>
        {t("selfService.lossReachedText", {
          lost: formatOre(usedOre, messages.locale),
          limit: formatOre(limitOre ?? 0, messages.locale),
          date: formatDateTime(reached.until, zone, messages.locale),
        })}
      </p>
      <p>{t("selfService.lossReachedRaise")}</p>
    </Notice>
  );
}

function Reached({ messages }: { readonly messages: LimitMessages }) {
  const t = islandTranslator(messages);
  const { data } = useQuery(lossLimitsQuery);
  const zone = useSession()?.settings.zone;
  if (!data?.reached || zone === undefined) return null;
  return (
    <Stack gap={4}>
      <LossReached limits={data} zone={zone} messages={messages} />
      <p>
        <ButtonLink kind="secondary" href={`${routeById("deposit-limit").path}#loss`}>
          {t("selfService.lossToLimits")}
        </ButtonLink>
      </p>
    </Stack>
  );
}

/** The same among the words of a status page, with the way to the limits; nothing for a player whose losses are within their limits. */
export function LossReachedIsland({ messages }: { readonly messages: LimitMessages }) {
  return (
    <AccountQueries>
      <Reached messages={messages} />
    </AccountQueries>
  );
}
