import type { Deposit } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice } from "@spilhus/ui";
import { methodName } from "../progress/methodName.ts";
import { whenText } from "../times/timeTexts.ts";
import type { DepositMessages } from "./depositMessages.ts";

interface OpenDepositProps {
  readonly deposit: Deposit;
  readonly zone: string;
  readonly messages: DepositMessages;
  readonly onShow: () => void;
}

/** A deposit under way, such as one that the player left at the provider. */
export function OpenDeposit({ deposit, zone, messages, onShow }: OpenDepositProps) {
  const t = islandTranslator(messages);
  const { amountOre, method, createdAt, serverTime } = deposit;
  return (
    <Notice tone="info" title={t("cashier.openTitle")}>
      <p>
        {t("cashier.openText", {
          amount: formatOre(amountOre, messages.locale),
          method: methodName(method, messages),
          when: whenText(createdAt, serverTime, zone, messages),
        })}
      </p>
      <p>
        <Button kind="secondary" size="small" onClick={onShow}>
          {t("cashier.openGo")}
        </Button>
      </p>
    </Notice>
  );
}
