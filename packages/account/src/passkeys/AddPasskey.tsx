import { useEffect, useRef, useState, type ReactNode } from "react";
import {
  passkeyRegistration,
  type PasskeyRegistration,
  type RegistrationOptions,
} from "@spilhus/auth-passkey";
import { PasskeyDialog } from "@spilhus/auth-passkey/react";
import { SIGN_IN_LIMITS } from "@spilhus/contracts/user-auth";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, Notice } from "@spilhus/ui";
import { takeDraft } from "../reauthentication/formDraft.ts";
import { useReauthentication } from "../reauthentication/useReauthentication.ts";
import { useMitIdError } from "@spilhus/sign-in/mitid-outcome";
import type { PasskeysPageMessages } from "./passkeysPageMessages.ts";

interface AddPasskeyProps {
  readonly count: number;
  /** Whether this device can have one. */
  readonly isAvailable: boolean;
  readonly parts: Omit<RegistrationOptions, "isOffer">;
  readonly failureText: string | undefined;
  readonly messages: PasskeysPageMessages;
  /** Has the player show once more who they are, and goes on. */
  readonly renderConfirmation: (go: () => void) => ReactNode;
  readonly onAdded: () => void;
}

const ID = "add-passkey";
/** What is kept over a visit to MitID: there is nothing typed, but it is known what was to be done. */
const ASKED = { asked: "yes" };

/** Makes a passkey because the player wants one: closing the dialog is no answer to anything. */
export function AddPasskey(props: AddPasskeyProps) {
  const { count, isAvailable, parts, failureText, messages, renderConfirmation, onAdded } = props;
  const t = islandTranslator(messages);
  const identity = useReauthentication(ID);
  const mitIdError = useMitIdError();
  const [visit, setVisit] = useState<PasskeyRegistration>();
  const isFull = count >= SIGN_IN_LIMITS.passkeysPerPlayer;
  const open = () => {
    const { transport } = parts;
    setVisit(
      passkeyRegistration({
        ...parts,
        isOffer: false,
        transport: {
          getRegistrationOptions: () => identity.guard(ASKED, () => transport.getRegistrationOptions()),
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
  const reopen = useRef(open);
  useEffect(() => {
    reopen.current = open;
  });
  useEffect(() => {
    if (isFull || !isAvailable) return;
    // Back from MitID, which was for this.
    if (takeDraft(ID)["asked"] === ASKED.asked && mitIdError === undefined) reopen.current();
  }, [isFull, isAvailable, mitIdError]);

  if (isFull) return <Notice>{t("passkeyPage.full", { count })}</Notice>;
  if (!isAvailable) return <Notice>{t("passkeyPage.unavailable")}</Notice>;
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
          renderConfirmation={renderConfirmation}
          onClosed={() => {
            takeDraft(ID);
            setVisit(undefined);
          }}
        />
      )}
    </>
  );
}
