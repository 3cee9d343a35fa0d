"use client";
import { useState } from "react";
import { passkeyRegistration, type RegistrationOptions } from "../registration/passkeyRegistration.ts";
import { PasskeyDialog, type PasskeyDialogProps } from "./PasskeyDialog.tsx";
import type { PasskeyDialogMessages } from "./passkeyMessages.ts";

export interface PasskeyOfferProps extends Omit<RegistrationOptions, "isOffer"> {
  readonly messages: PasskeyDialogMessages;
  readonly configuredError?: string | undefined;
  readonly renderConfirmation: PasskeyDialogProps["renderConfirmation"];
  readonly onClosed: () => void;
}

/** The dialog that the site opens by itself: closing it counts as a refusal. */
export function PasskeyOffer(props: PasskeyOfferProps) {
  const { messages, configuredError, renderConfirmation, onClosed, ...options } = props;
  const [registration] = useState(() => passkeyRegistration({ ...options, isOffer: true }));
  return (
    <PasskeyDialog
      registration={registration}
      messages={messages}
      configuredError={configuredError}
      renderConfirmation={renderConfirmation}
      onClosed={onClosed}
    />
  );
}
