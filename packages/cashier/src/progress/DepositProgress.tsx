"use client";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { cancelDeposit, getDeposit } from "@spilhus/api-client";
import type { Deposit } from "@spilhus/contracts/payments";
import { islandTranslator } from "@spilhus/i18n/island";
import { playerTransport } from "@spilhus/player-session/session";
import { Notice, Skeleton } from "@spilhus/ui";
import { moneyChanged } from "../balance/balanceQuery.ts";
import { confirmDeposit } from "./confirmDeposit.ts";
import { hasConfirmed } from "./confirmVisit.ts";
import { DepositOutcome } from "./DepositOutcome.tsx";
import { MissingDeposit } from "./MissingDeposit.tsx";
import type { ProgressMessages } from "./progressMessages.ts";
import { providerAddress } from "./providerAddress.ts";
import { watchDeposit } from "./watchDeposit.ts";

interface DepositProgressProps {
  /** Id of the deposit, or `LATEST_DEPOSIT`. */
  readonly txId: string;
  /** The answer that the deposit began with, shown until the next one. */
  readonly first?: Deposit;
  /** Whether the player has been at the provider; otherwise the browser goes there as soon as there is an address. */
  readonly isBack: boolean;
  readonly zone: string;
  readonly messages: ProgressMessages;
  readonly headingLevel: 1 | 3;
  readonly onAgain?: () => void;
  readonly end: ReactNode;
  /** Leaves the page; replaced in stories. */
  readonly leave?: (address: string) => void;
}

const go = (address: string) => location.assign(address);

/** A deposit from its start to its end, asked for until it is final. */
export function DepositProgress(props: DepositProgressProps) {
  const { txId, first, isBack, zone, messages, headingLevel, onAgain, end, leave = go } = props;
  const t = islandTranslator(messages);
  const [deposit, setDeposit] = useState(first);
  const [failure, setFailure] = useState<"missing" | "failed">();
  const [busy, setBusy] = useState<"cancel" | "confirm">();
  const [failed, setFailed] = useState<"cancel" | "confirm">();
  const hasLeft = useRef(isBack);
  const isFinal = deposit?.isFinal === true;

  useEffect(
    () =>
      watchDeposit({
        read: (signal) => getDeposit(playerTransport, { places: { txId }, signal }),
        onDeposit(next) {
          setDeposit(next);
          setFailure(undefined);
        },
        onFailure: setFailure,
      }),
    [txId],
  );
  useEffect(() => {
    // Balance and limits have changed, in every tab.
    if (isFinal) moneyChanged();
  }, [isFinal]);

  const act = async (what: "cancel" | "confirm", call: () => Promise<Deposit | undefined>) => {
    if (busy) return;
    setBusy(what);
    setFailed(undefined);
    try {
      const next = await call();
      if (next) setDeposit(next);
    } catch {
      setFailed(what);
    }
    setBusy(undefined);
  };
  const confirm = (id: string) => act("confirm", () => confirmDeposit(id, leave));
  const next = deposit?.next;
  useEffect(() => {
    if (!deposit || !next) return;
    if (next.kind === "confirm-mitid" && hasConfirmed(deposit.txId)) void confirm(deposit.txId);
    if (next.kind !== "redirect" || hasLeft.current) return;
    // By script, because a form may not be redirected to another site; the button is a plain link to the same address.
    const address = providerAddress(next.url);
    if (address === undefined) return;
    hasLeft.current = true;
    leave(address);
    // oxlint-disable-next-line react/exhaustive-deps -- each answer once, whatever is drawn meanwhile
  }, [deposit]);

  if (!deposit && failure === "missing")
    return <MissingDeposit messages={messages} headingLevel={headingLevel} />;
  const notice = failure !== undefined && (
    <Notice tone="warning" title={t("cashier.failedTitle")} live="polite">
      {t("cashier.failedText")}
    </Notice>
  );
  if (!deposit) return notice || <Skeleton shape="text" count={4} label={t("cashier.loadingStatus")} />;
  return (
    <>
      {notice}
      {failed && !isFinal && (
        <Notice tone="warning" live="assertive">
          {t(failed === "cancel" ? "cashier.cancelFailed" : "cashier.confirmFailed")}
        </Notice>
      )}
      <DepositOutcome
        deposit={deposit}
        isBack={isBack}
        zone={zone}
        messages={messages}
        headingLevel={headingLevel}
        busy={busy}
        onCancel={() =>
          void act("cancel", () =>
            // Cancelling one deposit is one intention, so its key is made of the deposit's id.
            cancelDeposit(playerTransport, {
              places: { txId: deposit.txId },
              idempotencyKey: `cancel-${deposit.txId}`,
            }),
          )
        }
        onConfirm={() => void confirm(deposit.txId)}
        onAgain={onAgain}
        end={end}
      />
    </>
  );
}
