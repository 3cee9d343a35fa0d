import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { checkRestriction } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { Notice } from "@spilhus/ui";
import { alertText } from "../frame/alertText.ts";
import type { AttentionProps } from "./Attention.tsx";
import { VerifyLink } from "./VerifyLink.tsx";

/** Notices with a date: a restriction, and the end of a temporary account. Loaded for the few players who have one. */
export function DatedNotices({ player, messages }: AttentionProps) {
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
  return (
    <>
      {reason && <Notice tone="calm">{alertText(messages, reason.alert)}</Notice>}
      {user.temporary && (
        <Notice tone="warning" title={t("account.temporaryTitle")}>
          <p>
            {t("account.temporaryText", {
              date: formatDateTime(user.temporary.endsAt, zone, messages.locale),
            })}
          </p>
          <VerifyLink messages={messages} />
        </Notice>
      )}
    </>
  );
}
