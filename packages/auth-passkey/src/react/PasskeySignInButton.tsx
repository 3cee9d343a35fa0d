"use client";
import { useSyncExternalStore } from "react";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, ButtonLink, Notice, Stack } from "@spilhus/ui";
import type { PasskeySignIn } from "../sign-in/passkeySignIn.ts";
import { PoliteAnnouncement } from "./PoliteAnnouncement.tsx";
import type { PasskeySignInMessages } from "./passkeyMessages.ts";
import { authenticationErrorText } from "./passkeyText.ts";

export interface PasskeySignInButtonProps {
  readonly signIn: PasskeySignIn;
  readonly messages: PasskeySignInMessages;
  /** Address of MitID, for a device that is new to the player. */
  readonly mitIdAddress: string;
  readonly kind?: "primary" | "secondary";
}

/** Signs in by passkey, and shows the result below the button, also after autofill. */
export function PasskeySignInButton({
  signIn,
  messages,
  mitIdAddress,
  kind = "primary",
}: PasskeySignInButtonProps) {
  const t = islandTranslator(messages);
  const state = useSyncExternalStore(signIn.subscribe, signIn.state, signIn.state);
  const { step } = state;
  const label = { pending: t("passkey.pending"), "signed-in": t("passkey.signedIn") };
  const isBusy = step === "pending" || step === "signed-in";
  return (
    <Stack gap={3}>
      <Button kind={kind} wide icon="key" isBusy={isBusy} onClick={() => void signIn.start()}>
        {isBusy ? label[step] : t("passkey.signIn")}
      </Button>
      <PoliteAnnouncement isSeen={step === "cancelled" || step === "mitid-needed"}>
        {isBusy && label[step]}
        {step === "cancelled" && <Notice>{authenticationErrorText(state.error, t)}</Notice>}
        {step === "mitid-needed" && (
          <Notice tone="warning" title={t("passkey.mitIdNeededTitle")}>
            <Stack gap={3}>
              <p>{t("passkey.mitIdNeededText")}</p>
              <div>
                <ButtonLink href={mitIdAddress} kind="secondary" size="small">
                  {t("passkey.useMitId")}
                </ButtonLink>
              </div>
            </Stack>
          </Notice>
        )}
      </PoliteAnnouncement>
      {step === "failed" && (
        <Notice tone="danger" live="assertive">
          {authenticationErrorText(state.error, t)}
        </Notice>
      )}
    </Stack>
  );
}
