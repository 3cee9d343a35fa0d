import { lazy, Suspense } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById, type RouteId } from "@spilhus/routes";
import { ButtonLink, Notice, Skeleton, Stack } from "@spilhus/ui";
import type { HomeMessages } from "./homeMessages.ts";
import { openPages } from "../frame/accountPages.ts";
import type { KnownPlayer } from "../player-data/usePlayer.ts";
import { VerifyLink } from "./VerifyLink.tsx";

/** They bring the date library, which no other part of the page needs. */
const DatedNotices = lazy(() =>
  import("./DatedNotices.tsx").then((loaded) => ({ default: loaded.DatedNotices })),
);

export interface AttentionProps {
  readonly player: KnownPlayer;
  readonly messages: HomeMessages;
}

/** Notices that need the player's attention, the most serious first; without any, a notice that says so. */
export function Attention({ player, messages }: AttentionProps) {
  const t = islandTranslator(messages);
  const { user, accountStatus } = player;
  const isOpen = (id: RouteId) => openPages(accountStatus).some(({ route }) => route === id);
  const isDated = user.checkResult !== null || !accountStatus.withinLimits || user.temporary !== null;
  const unread = user.unreadMessages > 0 && isOpen("account-messages") && (
    <Notice key="unread" tone="info" title={t("inbox.unreadCount", { count: user.unreadMessages })}>
      <p>
        <ButtonLink href={routeById("account-messages").path} kind="secondary" size="small">
          {t("inbox.open")}
        </ButtonLink>
      </p>
    </Notice>
  );
  const notices = [
    isDated && (
      <Suspense key="dated" fallback={<Skeleton shape="line" count={1} label={t("account.loading")} />}>
        <DatedNotices player={player} messages={messages} />
      </Suspense>
    ),
    !user.eidVerified && !user.temporary && (
      <Notice key="eid" tone="warning" title={t("account.verifyTitle")}>
        <p>{t("account.verifyText")}</p>
        <VerifyLink messages={messages} />
      </Notice>
    ),
    unread,
  ].filter(Boolean);
  return (
    <section aria-labelledby="account-attention">
      <Stack gap={3}>
        <h2 id="account-attention">{t("account.attention")}</h2>
        {notices.length > 0 ? (
          notices
        ) : (
          <Notice tone="success" title={t("account.nothingTitle")}>
            {t("account.nothingText")}
          </Notice>
        )}
      </Stack>
    </section>
  );
}
