"use client";
import { useEffect, useId, useRef, useSyncExternalStore, type ReactNode } from "react";
import { islandTranslator, type IslandMessages } from "@spilhus/i18n/island";
import { Button, DialogFrame, Icon, Stack } from "@spilhus/ui";
import type { PasskeyRegistration } from "../registration/passkeyRegistration.ts";
import type { PasskeyDialogKey } from "./passkeyKeys.ts";
import { RegistrationNews } from "./RegistrationNews.tsx";

export interface PasskeyDialogProps {
  /** One visit to the dialog; a new one for each opening. */
  readonly registration: PasskeyRegistration;
  readonly messages: IslandMessages<PasskeyDialogKey>;
  /** Said of every failure, in place of what this package says of its kind (R8.14). */
  readonly configuredError?: string | undefined;
  /** Has the player show once more who they are, where the service wants that first; `go` is what then goes on. */
  readonly renderConfirmation: (go: () => void) => ReactNode;
  /** It is closed, and the focus is back where it was. */
  readonly onClosed: () => void;
}

/**
 * The dialog in which a passkey is made. It takes the focus itself when it opens, so that nobody who was typing presses
 * a button; the one button keeps it from then on, whatever it says.
 */
export function PasskeyDialog(props: PasskeyDialogProps) {
  const { registration, messages, configuredError, renderConfirmation, onClosed } = props;
  const t = islandTranslator(messages);
  const state = useSyncExternalStore(registration.subscribe, registration.state, registration.state);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  const { step } = state;

  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
    element?.focus();
    return () => registration.leave();
  }, [registration]);
  useEffect(() => {
    if (step === "closed") dialog.current?.close();
  }, [step]);

  const isUnconfirmed = step === "unconfirmed";
  useEffect(() => {
    // What had the focus goes when identity was shown.
    const element = dialog.current;
    return isUnconfirmed ? () => element?.focus() : undefined;
  }, [isUnconfirmed]);

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
    <DialogFrame>
      <dialog
        ref={dialog}
        tabIndex={-1}
        aria-labelledby={`${id}-title`}
        {...(!isDone && shown.step !== "unconfirmed" && { "aria-describedby": `${id}-text` })}
        data-passkey={step}
        onClose={() => {
          registration.close();
          onClosed();
        }}
      >
        <div className="dialog-body">
          <div className="dialog-head">
            <h2 id={`${id}-title`}>{t(isDone ? "passkey.registeredTitle" : "passkey.offerTitle")}</h2>
            <button
              type="button"
              className="dialog-close"
              aria-label={t("passkey.close")}
              onClick={registration.close}
            >
              <Icon name="close" />
            </button>
          </div>
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
          <div className="dialog-actions">
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
          </div>
        </div>
      </dialog>
    </DialogFrame>
  );
}
