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
  /** Whether this device supports passkeys. */
  readonly isAvailable: boolean;
  readonly parts: Omit<RegistrationOptions, "isOffer">;
  readonly failureText: string | undefined;
  readonly messages: PasskeysPageMessages;
  /** Renders the confirmation of identity, which then calls `go`. */
  readonly renderConfirmation: (go: () => void) => ReactNode;
  readonly onAdded: () => void;
}

const ID = "add-passkey";
/** The draft saved during a visit to MitID: it marks that the player wanted to add a passkey. */
const DRAFT = { requested: "yes" };

/** A button that adds a passkey. Closing its dialog does not count as declining the passkey offer. */
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
          getRegistrationOptions: () => identity.guard(DRAFT, () => transport.getRegistrationOptions()),
          // Updates the list behind the dialog at once.
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
    // The player has returned from MitID to add a passkey.
    if (takeDraft(ID)["requested"] === DRAFT.requested && mitIdError === undefined) reopen.current();
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
