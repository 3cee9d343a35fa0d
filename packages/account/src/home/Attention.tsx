import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { checkRestriction } from "@spilhus/restrictions";
import { routeById, type RouteId } from "@spilhus/routes";
import { ButtonLink, Notice, Stack } from "@spilhus/ui";
import type { HomeMessages } from "./homeMessages.ts";
import { openPages } from "../frame/accountPages.ts";
import { alertText } from "../frame/alertText.ts";
import type { KnownPlayer } from "../player-data/usePlayer.ts";

interface AttentionProps {
  readonly player: KnownPlayer;
  readonly messages: HomeMessages;
}

const EID = routeById("eid").path;

/** Notices that need the player's attention, the most serious first; without any, a notice that says so. */
export function Attention({ player, messages }: AttentionProps) {
  const t = islandTranslator(messages);
  const { user, accountStatus, now, zone } = player;
  const path = routeById("account-home").path;
  const { reason } = checkRestriction({
    ...accountStatus,
    path,
    now,
    zone,
    firstNavigationAfterLogin: false,
  });
  const isOpen = (id: RouteId) => openPages(accountStatus).some(({ route }) => route === id);
  const toEid = (
    <p>
      <ButtonLink href={EID} kind="secondary" size="small">
        {t("account.verifyAction")}
      </ButtonLink>
    </p>
  );
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
    reason && (
      <Notice key="restriction" tone="calm">
        {alertText(messages, reason.alert)}
      </Notice>
    ),
    user.temporary && (
      <Notice key="temporary" tone="warning" title={t("account.temporaryTitle")}>
        <p>
          {t("account.temporaryText", { date: formatDateTime(user.temporary.endsAt, zone, messages.locale) })}
        </p>
        {toEid}
      </Notice>
    ),
    !user.eidVerified && !user.temporary && (
      <Notice key="eid" tone="warning" title={t("account.verifyTitle")}>
        <p>{t("account.verifyText")}</p>
        {toEid}
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
