"use client";
import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink, Notice } from "@spilhus/ui";
import { PlayerContent } from "../account/PlayerContent.tsx";
import type { PayoutMessages } from "./payoutKeys.ts";

/** Whether money can be paid out, and who helps where it cannot. */
export function WithdrawalsIsland({ messages }: { readonly messages: PayoutMessages }) {
  const t = islandTranslator(messages);
  return (
    <PlayerContent messages={messages}>
      {({ user }) =>
        user.withdrawalsBlocked ? (
          <>
            <Notice tone="calm" title={t("selfService.payoutBlockedTitle")} live="assertive">
              {t("restrictions.withdrawalBlocked")}
            </Notice>
            <p>
              <ButtonLink href={routeById("customer-service").path} kind="secondary">
                {t("account.toCustomerService")}
              </ButtonLink>
            </p>
          </>
        ) : (
          <Notice tone="success" title={t("selfService.payoutOpenTitle")}>
            {t("selfService.payoutOpenText")}
          </Notice>
        )
      }
    </PlayerContent>
  );
}
