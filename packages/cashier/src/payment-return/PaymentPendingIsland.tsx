"use client";
import { useEffect, useState } from "react";
import { LATEST_DEPOSIT } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { useSession } from "@spilhus/player-session/session";
import { useVisitor } from "@spilhus/player-session/visitor";
import { routeById } from "@spilhus/routes";
import { ButtonLink, PaymentOutcome, Skeleton } from "@spilhus/ui";
import { LATEST_PATH } from "../progress/latestPath.ts";
import { DepositProgress } from "../progress/DepositProgress.tsx";
import type { ProgressMessages } from "../progress/progressMessages.ts";
import { forgetReturned, returnedDeposit } from "./returnedDeposit.ts";

interface PaymentPendingProps {
  readonly zone: string;
  readonly messages: ProgressMessages;
}

/** The id in the address, if there is one, else that of the visit to the provider. */
function depositOfVisit(): string {
  const inAddress = decodeURIComponent(location.pathname.split("/").at(-1) ?? "");
  return inAddress === LATEST_DEPOSIT ? returnedDeposit() : inAddress;
}

/** The deposit of this visit, whose id leaves the address (R2.29). */
function PlayersDeposit({ zone, messages }: PaymentPendingProps) {
  const [txId] = useState(depositOfVisit);
  useEffect(() => {
    forgetReturned();
    if (location.pathname !== LATEST_PATH) history.replaceState(history.state, "", LATEST_PATH);
  }, []);
  return (
    <DepositProgress
      txId={txId}
      isBack
      zone={zone}
      messages={messages}
      headingLevel={1}
      end={
        <ButtonLink kind="secondary" href={routeById("account-transactions").path}>
          {islandTranslator(messages)("cashier.toMovements")}
        </ButtonLink>
      }
    />
  );
}

/** How the player's deposit is going; a guest learns nothing about it (R2.29). */
export function PaymentPendingIsland({ zone, messages }: PaymentPendingProps) {
  const t = islandTranslator(messages);
  const visitor = useVisitor();
  const isPlayer = useSession() !== undefined;
  if (visitor === "guest") {
    return (
      <PaymentOutcome
        id="deposit-outcome"
        tone="waiting"
        title={t("cashier.guestTitle")}
        headingLevel={1}
        actions={<ButtonLink href="?auth=login">{t("cashier.logIn")}</ButtonLink>}
      >
        <p>{t("cashier.guestText")}</p>
      </PaymentOutcome>
    );
  }
  if (!isPlayer) {
    return (
      <>
        <h1>{t("cashier.statusTitle")}</h1>
        <Skeleton shape="text" count={4} label={t("cashier.loadingStatus")} />
      </>
    );
  }
  return <PlayersDeposit zone={zone} messages={messages} />;
}
