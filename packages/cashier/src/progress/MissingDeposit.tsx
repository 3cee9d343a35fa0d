import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { ButtonLink, PaymentOutcome } from "@spilhus/ui";
import type { ProgressMessages } from "./progressMessages.ts";

interface MissingDepositProps {
  readonly messages: ProgressMessages;
  readonly headingLevel: 1 | 3;
}

/** There is no such deposit, or it is another player's, which looks the same. */
export function MissingDeposit({ messages, headingLevel }: MissingDepositProps) {
  const t = islandTranslator(messages);
  return (
    <PaymentOutcome
      id="deposit-outcome"
      tone="stopped"
      isFinal
      title={t("cashier.missingTitle")}
      headingLevel={headingLevel}
      actions={
        <ButtonLink href={routeById("account-transactions").path}>{t("cashier.toMovements")}</ButtonLink>
      }
    >
      <p>{t("cashier.missingText")}</p>
    </PaymentOutcome>
  );
}
