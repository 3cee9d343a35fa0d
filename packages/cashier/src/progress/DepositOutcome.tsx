import type { ReactNode } from "react";
import type { Deposit } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { PaymentOutcome } from "@spilhus/ui";
import { stampText } from "../times/timeTexts.ts";
import { DepositAction, type DepositActionProps } from "./DepositAction.tsx";
import { depositView } from "./depositView.ts";
import { methodName } from "./methodName.ts";
import type { ProgressMessages } from "./progressMessages.ts";
import { providerAddress } from "./providerAddress.ts";

interface DepositOutcomeProps extends Omit<DepositActionProps, "action" | "payAt"> {
  readonly deposit: Deposit;
  readonly isBack: boolean;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: ProgressMessages;
  readonly headingLevel: 1 | 3;
  /** What ends a finished deposit, such as a button that closes the dialog. */
  readonly end: ReactNode;
}

/** Text, receipt and next actions of a deposit in its current state. */
export function DepositOutcome(props: DepositOutcomeProps) {
  const { deposit, isBack, zone, headingLevel, end, ...ways } = props;
  const { messages } = ways;
  const t = islandTranslator(messages);
  const view = depositView(deposit, isBack);
  const amount = formatOre(deposit.amountOre, messages.locale);
  const payAt = deposit.next?.kind === "redirect" ? providerAddress(deposit.next.url) : undefined;
  const time = (iso: string) => stampText(iso, zone, messages);
  return (
    <PaymentOutcome
      id="deposit-outcome"
      tone={view.tone}
      title={t(view.title, { amount })}
      headingLevel={headingLevel}
      isFinal={deposit.isFinal}
      facts={[
        { id: "amount", term: t("cashier.factAmount"), value: amount },
        { id: "method", term: t("cashier.factMethod"), value: methodName(deposit.method, messages) },
        { id: "started", term: t("cashier.factStarted"), value: time(deposit.createdAt) },
        ...(deposit.settledAt
          ? [{ id: "settled", term: t("cashier.factSettled"), value: time(deposit.settledAt) }]
          : []),
        ...(deposit.code ? [{ id: "code", term: t("cashier.factCode"), value: deposit.code }] : []),
        { id: "reference", term: t("cashier.factReference"), value: deposit.txId },
      ]}
      actions={
        <>
          {view.actions.map((action) => (
            <DepositAction key={action} {...ways} action={action} payAt={payAt} />
          ))}
          {deposit.isFinal && end}
        </>
      }
    >
      <p>{t(view.text, { amount })}</p>
      {view.reason && <p>{t(view.reason)}</p>}
      {view.actions.includes("pay") && payAt === undefined && <p>{t("cashier.badAddressText")}</p>}
    </PaymentOutcome>
  );
}
