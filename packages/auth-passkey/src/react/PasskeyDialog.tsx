"use client";
import { useEffect, useEffectEvent, useId, useSyncExternalStore, type ReactNode } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Stack } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";
import type { PasskeyRegistration } from "../registration/passkeyRegistration.ts";
import type { PasskeyDialogMessages } from "./passkeyMessages.ts";
import { RegistrationNews } from "./RegistrationNews.tsx";

export interface PasskeyDialogProps {
  /** One registration; a new one each time the dialog opens. */
  readonly registration: PasskeyRegistration;
  readonly messages: PasskeyDialogMessages;
  /** Replaces this package's text of every failure (R8.14). */
  readonly configuredError?: string | undefined;
  /** Confirms the player's identity again, if the service requires it; `go` continues afterwards. */
  readonly renderConfirmation: (go: () => void) => ReactNode;
  /** Called when the dialog has closed and the focus is restored. */
  readonly onClosed: () => void;
}

/**
 * The dialog that creates a passkey. Its heading takes the focus when it opens, so that a player who is typing presses
 * no button; its button keeps the focus when its label changes.
 */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { registration, messages, configuredError, renderConfirmation, onClosed } = props;
  const t = islandTranslator(messages);
  const state = useSyncExternalStore(registration.subscribe, registration.state, registration.state);
  const id = useId();
  const { step } = state;

  useEffect(() => () => registration.leave(), [registration]);
  // After the dialog has closed and the focus is restored.
  const notifyClosed = useEffectEvent(onClosed);
  useEffect(() => {
    if (step === "closed") notifyClosed();
  }, [step]);

  const shown = state.step === "closed" ? state.last : state;
  const isDone = shown.step === "registered";
  const label = {
    offer: t("passkey.create"),
    pending: t("passkey.pending"),
    unconfirmed: undefined,
    cancelled: t("passkey.retry"),
    failed: t("passkey.retry"),
    registered: t("passkey.close"),
  }[shown.step];
  return (
    <ModalDialog
      title={t(isDone ? "passkey.registeredTitle" : "passkey.offerTitle")}
      closeLabel={t("passkey.close")}
      isOpen={step !== "closed"}
      onClose={registration.close}
      // The field with the focus disappears once the player has confirmed their identity.
      focusKey={step === "unconfirmed" ? "confirmation" : "passkey"}
      {...(!isDone && shown.step !== "unconfirmed" && { "aria-describedby": `${id}-text` })}
      data-passkey={step}
      actions={
        <>
          {label !== undefined && (
            <Button
              {...(shown.step === "offer" && { icon: "key" })}
              isBusy={shown.step === "pending"}
              onClick={isDone ? registration.close : () => void registration.start()}
            >
              {label}
            </Button>
          )}
          {!isDone && (
            <Button kind="quiet" onClick={registration.close}>
              {t("passkey.decline")}
            </Button>
          )}
        </>
      }
    >
      {shown.step === "unconfirmed" && renderConfirmation(() => void registration.start())}
      {!isDone && shown.step !== "unconfirmed" && (
        <div id={`${id}-text`}>
          <Stack gap={3}>
            <p>{t("passkey.offerText")}</p>
            <p>{t("passkey.offerPrivacy")}</p>
          </Stack>
        </div>
      )}
      <RegistrationNews state={shown} t={t} configuredError={configuredError} />
    </ModalDialog>
  );
}
