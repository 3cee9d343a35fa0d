import { useEffect, useRef, useState } from "react";
import type { Transport } from "@spilhus/api-client";
import type { Passkey } from "@spilhus/contracts/user-auth";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, FormActions, Notice, Stack } from "@spilhus/ui";
import { ConfirmIdentity } from "../reauthentication/ConfirmIdentity.tsx";
import type { PasskeyService } from "./passkeyService.ts";
import type { PasskeysPageMessages } from "./passkeysPageMessages.ts";

interface RemoveQuestionProps {
  readonly passkey: Passkey;
  readonly service: PasskeyService;
  readonly brand: string;
  readonly transport: Transport;
  readonly path: string;
  readonly messages: PasskeysPageMessages;
  readonly onCancel: () => void;
  /** Called when the passkey is removed; all sessions have ended. */
  readonly onRemoved: () => void;
  /** Called if the passkey was already removed elsewhere. */
  readonly onGone: () => void;
}

const reasonOf = (error: unknown) => (error instanceof Error && "reason" in error ? error.reason : undefined);

/** Asks the player to confirm removing a passkey, which ends every session; requires identity if the service does. */
export function RemoveQuestion(props: RemoveQuestionProps) {
  const { passkey, service, brand, transport, path, messages, onCancel, onRemoved, onGone } = props;
  const t = islandTranslator(messages);
  const [step, setStep] = useState<"idle" | "removing" | "confirming" | "failed">("idle");
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);

  const remove = async () => {
    setStep("removing");
    try {
      await service.remove(passkey.id);
      onRemoved();
    } catch (error) {
      const reason = reasonOf(error);
      if (reason === "not-found") onGone();
      else setStep(reason === "confirmation-needed" ? "confirming" : "failed");
    }
  };
  return (
    <div className="row-question">
      <Stack gap={3}>
        <h2 ref={title} tabIndex={-1}>
          {t("passkeyPage.removeTitle", { name: passkey.name })}
        </h2>
        <p>{t("passkeyPage.removeText")}</p>
        {step === "failed" && (
          <Notice tone="danger" live="assertive">
            {t("passkeyPage.removeFailed")}
          </Notice>
        )}
        {step === "confirming" && (
          <ConfirmIdentity
            brand={brand}
            hasPasskeys
            transport={transport}
            messages={messages}
            path={path}
            onConfirmed={() => void remove()}
          />
        )}
        <FormActions>
          {step !== "confirming" && (
            <Button
              kind="danger"
              size="small"
              isBusy={step === "removing"}
              onClick={() => step !== "removing" && void remove()}
            >
              {t("passkeyPage.removeSubmit")}
            </Button>
          )}
          <Button kind="quiet" size="small" onClick={onCancel}>
            {t("passkeyPage.cancel")}
          </Button>
        </FormActions>
      </Stack>
    </div>
  );
}
