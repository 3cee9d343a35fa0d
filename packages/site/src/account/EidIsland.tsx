"use client";
import { mitIdAddress } from "@spilhus/api-client";
import { islandTranslator } from "@spilhus/i18n/island";
import { decide } from "@spilhus/restrictions";
import { routeById } from "@spilhus/routes";
import { ButtonLink, Notice } from "@spilhus/ui";
import type { AccountMessages } from "./accountKeys.ts";
import { alertText } from "./alertText.ts";
import { mitIdErrorKey, useMitIdError } from "../sign-in/index.ts";
import { PlayerContent } from "./PlayerContent.tsx";

const EID = routeById("eid").path;

/** Who the player is, shown by MitID: done, or still to do, and why. */
export function EidIsland({ messages }: { readonly messages: AccountMessages }) {
  const t = islandTranslator(messages);
  const error = useMitIdError();
  return (
    <PlayerContent messages={messages}>
      {({ user, standing, now, zone }) => {
        const { reason } = decide({ ...standing, path: EID, now, zone, firstNavigationAfterLogin: false });
        const isAsked = reason?.status === EID;
        if (user.eidVerified && !isAsked) {
          return (
            <Notice tone="success" title={t("account.eidVerifiedTitle")}>
              {t("account.eidVerifiedText")}
            </Notice>
          );
        }
        return (
          <>
            {error !== undefined && (
              <Notice tone="warning" live="assertive">
                {t(mitIdErrorKey(error))}
              </Notice>
            )}
            <Notice tone="calm" title={t("account.eidNeededTitle")} live="polite">
              {isAsked ? alertText(messages, reason.alert) : t("account.eidNeededText")}
            </Notice>
            <p>
              <ButtonLink href={mitIdAddress("verify", EID)} size="large">
                {t("account.eidConfirm")}
              </ButtonLink>
            </p>
          </>
        );
      }}
    </PlayerContent>
  );
}
