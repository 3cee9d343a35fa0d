import { islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { Button, ButtonLink } from "@spilhus/ui";
import { DEPOSIT_QUERY } from "../deposit-address/depositAddress.ts";
import type { DepositActionId } from "./depositView.ts";
import type { ProgressMessages } from "./progressMessages.ts";

export interface DepositActionProps {
  readonly action: DepositActionId;
  /** Address of the provider's page, if the browser may go there. */
  readonly payAt: string | undefined;
  /** The button at work. */
  readonly busy: "cancel" | "confirm" | undefined;
  readonly onCancel: () => void;
  /** Confirms the deposit, which may lead to MitID. */
  readonly onConfirm: () => void;
  /** Opens the form again; a link to it where there is none. */
  readonly onAgain: (() => void) | undefined;
  readonly messages: ProgressMessages;
}

/** One of the next actions of a deposit. */
export function DepositAction(props: DepositActionProps) {
  const { action, payAt, busy, onCancel, onConfirm, onAgain, messages } = props;
  const t = islandTranslator(messages);
  switch (action) {
    case "pay":
      return (
        payAt !== undefined && (
          <ButtonLink href={payAt} rel="noreferrer">
            {t("cashier.redirectGo")}
          </ButtonLink>
        )
      );
    case "confirm":
      return (
        <Button isBusy={busy === "confirm"} onClick={onConfirm}>
          {t("cashier.confirmGo")}
        </Button>
      );
    case "cancel":
      return (
        <Button kind="secondary" isBusy={busy === "cancel"} onClick={onCancel}>
          {t("cashier.cancel")}
        </Button>
      );
    case "again":
      return onAgain ? (
        <Button onClick={onAgain}>{t("cashier.again")}</Button>
      ) : (
        <ButtonLink href={DEPOSIT_QUERY}>{t("cashier.again")}</ButtonLink>
      );
    case "limits":
      return (
        <ButtonLink kind="secondary" href={routeById("deposit-limit").path}>
          {t("cashier.toLimits")}
        </ButtonLink>
      );
    case "verify":
      return <ButtonLink href={routeById("eid").path}>{t("cashier.verify")}</ButtonLink>;
    case "customer-service":
      return (
        <ButtonLink kind="secondary" href={routeById("customer-service").path}>
          {t("cashier.customerService")}
        </ButtonLink>
      );
  }
}
