"use client";
import { useEffect, useState, useSyncExternalStore } from "react";
import { passkeyAvailability } from "../ceremony/availability.ts";
import { mayOfferPasskey } from "../status/mayOfferPasskey.ts";
import type { PasskeyDialogMessages } from "./passkeyMessages.ts";
import type { PasskeyOffer, PasskeyOfferProps } from "./PasskeyOffer.tsx";

export interface PasskeyPromptProps extends Omit<PasskeyOfferProps, "messages" | "onClosed"> {
  readonly isLoggedIn: boolean;
  /** The brand's flag, and in an app its version (R5.09). */
  readonly isEnabled: boolean;
  /** Loads the messages only when the question is shown, so that the page does not contain them. */
  readonly loadMessages: () => Promise<PasskeyDialogMessages>;
}

interface Question {
  readonly Offer: typeof PasskeyOffer;
  readonly messages: PasskeyDialogMessages;
}

/**
 * Asks a player who is logged in and has not answered on this device whether to create a passkey (R4.15). Loads dialog,
 * ceremony and messages only then. Pass functions and a status with a stable identity.
 */
export function PasskeyPrompt({ isLoggedIn, isEnabled, loadMessages, ...offer }: PasskeyPromptProps) {
  const { status } = offer;
  const stored = useSyncExternalStore(status.subscribe, status.state, () => undefined);
  const [question, setQuestion] = useState<Question>();

  useEffect(() => {
    if (!isLoggedIn || stored !== "none") return undefined;
    let isOver = false;
    const ask = async () => {
      const isAvailable = await passkeyAvailability(isEnabled);
      if (!mayOfferPasskey({ isLoggedIn, status: stored, isAvailable })) return;
      const [{ PasskeyOffer: Offer }, messages] = await Promise.all([
        import("./PasskeyOffer.tsx"),
        loadMessages(),
      ]);
      if (!isOver) setQuestion({ Offer, messages });
    };
    // If loading fails, the next page asks again.
    ask().catch(() => {});
    return () => {
      isOver = true;
    };
  }, [isLoggedIn, isEnabled, stored, loadMessages]);

  if (!question) return null;
  const { Offer, messages } = question;
  return <Offer {...offer} messages={messages} onClosed={() => setQuestion(undefined)} />;
}
