import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink, Notice } from "@spilhus/ui";
import type { WithdrawalMessages } from "./withdrawalMessages.ts";

interface WithdrawalsNoticeProps {
  readonly isBlocked: boolean;
  readonly messages: WithdrawalMessages;
}

/** Shows whether withdrawals are blocked; if so, with a link to customer service. */
export function WithdrawalsNotice({ isBlocked, messages }: WithdrawalsNoticeProps) {
  const t = islandTranslator(messages);
  if (!isBlocked) {
    return (
      <Notice tone="success" title={t("selfService.payoutOpenTitle")}>
        {t("selfService.payoutOpenText")}
      </Notice>
    );
  }
  return (
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
  );
}
