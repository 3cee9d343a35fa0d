import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { Button, PaymentOutcome } from "@spilhus/ui";
import type { DepositRequest } from "./depositRequest.ts";
import type { DepositMessages } from "./depositMessages.ts";

interface SimilarDepositProps {
  readonly request: DepositRequest;
  readonly isBusy: boolean;
  readonly messages: DepositMessages;
  readonly onShow: () => void;
  readonly onAgain: () => void;
  readonly onBack: () => void;
}

/** The same deposit is under way: the player says whether they mean a second one. Showing the first is the main way on. */
export function SimilarDeposit({ request, isBusy, messages, onShow, onAgain, onBack }: SimilarDepositProps) {
  const t = islandTranslator(messages);
  const amount = formatOre(request.amountOre, messages.locale);
  return (
    <PaymentOutcome
      id="deposit-similar"
      tone="stopped"
      isFinal
      headingLevel={3}
      title={t("cashier.similarTitle")}
      actions={
        <>
          <Button onClick={onShow}>{t("cashier.similarGo")}</Button>
          <Button kind="secondary" isBusy={isBusy} onClick={onAgain}>
            {t("cashier.similarAgain", { amount })}
          </Button>
          <Button kind="quiet" onClick={onBack}>
            {t("cashier.similarBack")}
          </Button>
        </>
      }
    >
      <p>{t("cashier.similarText", { amount })}</p>
    </PaymentOutcome>
  );
}
