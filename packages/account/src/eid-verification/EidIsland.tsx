"use client";
import { mitIdAddress } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import { checkRestriction } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { ButtonLink, Notice } from "@spilhus/ui";
import { alertText } from "../frame/alertText.ts";
import { MitIdErrorNotice } from "@spilhus/sign-in/mitid-outcome";
import { PlayerContent } from "../player-data/PlayerContent.tsx";
import type { EidMessages } from "./eidMessages.ts";
import { StatusSessions } from "../status/StatusSessions.tsx";

const EID = routeById("eid").path;

/** Shows whether the player has verified their identity with MitID, or why they must. */
export function EidIsland({ messages }: { readonly messages: EidMessages }) {
  const t = islandTranslator(messages);
  return (
    <PlayerContent messages={messages}>
      {({ user, accountStatus, now, zone }) => {
        const { reason } = checkRestriction({
          ...accountStatus,
          path: EID,
          now,
          zone,
          firstNavigationAfterLogin: false,
        });
        const isRequired = reason?.status === EID;
        if (user.eidVerified && !isRequired) {
          return (
            <Notice tone="success" title={t("account.eidVerifiedTitle")}>
              {t("account.eidVerifiedText")}
            </Notice>
          );
        }
        return (
          <>
            <MitIdErrorNotice messages={messages} />
            <Notice tone="calm" title={t("account.eidNeededTitle")} live="polite">
              {isRequired ? alertText(messages, reason.alert) : t("account.eidNeededText")}
            </Notice>
            <p>
              <ButtonLink href={mitIdAddress("verify", EID)} size="large">
                {t("account.eidConfirm")}
              </ButtonLink>
            </p>
            {isRequired && <StatusSessions route="eid" zone={zone} messages={messages} />}
          </>
        );
      }}
    </PlayerContent>
  );
}
