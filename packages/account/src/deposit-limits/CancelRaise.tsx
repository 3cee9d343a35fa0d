import type { DepositLimitAmounts } from "@spilhus/contracts/validation";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice } from "@spilhus/ui";
import { useState } from "react";
import { LIMIT_KINDS, type LimitKind, type ShownLimits } from "./limitKinds.ts";
import type { LimitMessages } from "./limitMessages.ts";

interface CancelRaiseProps {
  readonly kind: LimitKind;
  /** The limits in force. */
  readonly amounts: DepositLimitAmounts;
  readonly onChanged: (after: ShownLimits) => void;
  readonly messages: LimitMessages;
}

/** Cancels all pending raises of a kind of limits. */
export function CancelRaise({ kind, amounts, onChanged, messages }: CancelRaiseProps) {
  const t = islandTranslator(messages);
  const [status, setStatus] = useState<"idle" | "sending" | "failed">("idle");
  const cancel = async () => {
    if (status === "sending") return;
    setStatus("sending");
    try {
      onChanged(await LIMIT_KINDS[kind].set(amounts));
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
          {t(LIMIT_KINDS[kind].texts.keep)}
        </Button>
      </p>
    </>
  );
}
