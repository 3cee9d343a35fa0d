"use client";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
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
  const isLeavingForMitId = useRef(false);
  const isFinal = deposit?.isFinal === true;

  // By script, because a form may not be redirected to another site; the button is a plain link to the same address.
  const leaveFor = ({ next }: Deposit) => {
    const address = next?.kind === "redirect" ? providerAddress(next.url) : undefined;
    if (address === undefined || hasLeft.current) return;
    hasLeft.current = true;
    leave(address);
  };
  const act = async (what: "cancel" | "confirm", call: () => Promise<Deposit | undefined>) => {
    if (busy) return;
    setBusy(what);
    setFailed(undefined);
    try {
      const next = await call();
      if (next) {
        setDeposit(next);
        leaveFor(next);
      }
    } catch {
      setFailed(what);
    }
    setBusy(undefined);
  };
  const confirm = (id: string) =>
    act("confirm", () =>
      confirmDeposit(id, (address) => {
        isLeavingForMitId.current = true;
        leave(address);
      }),
    );

  const leaveForFirst = useEffectEvent(() => first && leaveFor(first));
  const onDeposit = useEffectEvent((answer: Deposit) => {
    setDeposit(answer);
    setFailure(undefined);
    // An answer that comes while the browser leaves is no return from MitID. Whoever came back without confirming stays here.
    const canReturn = answer.next?.kind === "confirm-mitid" && !isLeavingForMitId.current;
    if (canReturn && hasConfirmed(answer.txId)) void act("confirm", () => confirmDeposit(answer.txId));
    leaveFor(answer);
  });
  useEffect(() => {
    leaveForFirst();
    return watchDeposit({
      read: (signal) => getDeposit(playerTransport, { places: { txId }, signal }),
      onDeposit: (answer) => onDeposit(answer),
      onFailure: setFailure,
    });
  }, [txId]);
  useEffect(() => {
    // Balance and limits have changed, in every tab.
    if (isFinal) moneyChanged();
  }, [isFinal]);

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
