import { useState } from "react";
import {
  passkeyRegistration,
  type PasskeyRegistration,
  type RegistrationOptions,
} from "@spilhus/auth-passkey";
import { PasskeyDialog } from "@spilhus/auth-passkey/react";
import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice } from "@spilhus/ui";
import type { PasskeysPageMessages } from "./passkeysPageKeys.ts";

interface AddPasskeyProps {
  readonly count: number;
  /** Whether this device can have one. */
  readonly isAvailable: boolean;
  readonly parts: Omit<RegistrationOptions, "isOffer">;
  readonly failureText: string | undefined;
  readonly messages: PasskeysPageMessages;
  readonly onAdded: () => void;
}

/** Makes a passkey because the player wants one: closing the dialog is no answer to anything. */
export function AddPasskey({ count, isAvailable, parts, failureText, messages, onAdded }: AddPasskeyProps) {
  const t = islandTranslator(messages);
  const [visit, setVisit] = useState<PasskeyRegistration>();
  if (count >= SIGN_IN_LIMITS.passkeysPerPlayer) return <Notice>{t("passkeyPage.full", { count })}</Notice>;
  if (!isAvailable) return <Notice>{t("passkeyPage.unavailable")}</Notice>;
  const open = () => {
    const { transport } = parts;
    setVisit(
      passkeyRegistration({
        ...parts,
        isOffer: false,
        transport: {
          ...transport,
          // The list behind the dialog has it at once.
          verifyRegistration: async (made) => {
            const answer = await transport.verifyRegistration(made);
            onAdded();
            return answer;
          },
        },
      }),
    );
  };
  return (
    <>
      <div>
        <Button icon="key" onClick={open}>
          {t("passkeyPage.add")}
        </Button>
      </div>
      {visit && (
        <PasskeyDialog
          registration={visit}
          messages={messages}
          configuredError={failureText}
          onClosed={() => setVisit(undefined)}
        />
      )}
    </>
  );
}
