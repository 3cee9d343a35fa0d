import { setDepositLimits } from "@spilhus/api-client";
import type { DepositLimits } from "@spilhus/contracts/player-account";
import type { DepositLimitAmounts } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice } from "@spilhus/ui";
import { useState } from "react";
import { playerTransport } from "@spilhus/player-session/session";
import type { LimitMessages } from "./limitMessages.ts";

interface CancelRaiseProps {
  /** The limits in force. */
  readonly amounts: DepositLimitAmounts;
  readonly onChanged: (after: DepositLimits) => void;
  readonly messages: LimitMessages;
}

/** Cancels all pending raises. */
export function CancelRaise({ amounts, onChanged, messages }: CancelRaiseProps) {
  const t = islandTranslator(messages);
  const [status, setStatus] = useState<"idle" | "sending" | "failed">("idle");
  const cancel = async () => {
    if (status === "sending") return;
    setStatus("sending");
    try {
      onChanged(await setDepositLimits(playerTransport, { body: amounts }));
      setStatus("idle");
    } catch {
      setStatus("failed");
    }
  };
  return (
    <>
      {status === "failed" && (
        <Notice tone="danger" live="assertive">
          {t("selfService.limitKeepFailed")}
        </Notice>
      )}
      <p>
        <Button kind="secondary" size="small" isBusy={status === "sending"} onClick={() => void cancel()}>
          {t("selfService.limitKeep")}
        </Button>
      </p>
    </>
  );
}
