import type { Translate, KeyIn } from "@spilhus/i18n/island";
import { Notice } from "@spilhus/ui";
import type { OpenRegistration } from "../registration/registrationState.ts";
import { PoliteAnnouncement } from "./PoliteAnnouncement.tsx";
import { registrationErrorText } from "./passkeyText.ts";

interface RegistrationNewsProps {
  readonly state: OpenRegistration;
  readonly t: Translate<KeyIn<"passkey.offer" | "passkey.progress" | "passkey.failures">>;
  readonly configuredError: string | undefined;
}

/** The result, visible and announced. */
export function RegistrationNews({ state, t, configuredError }: RegistrationNewsProps) {
  return (
    <>
      <PoliteAnnouncement isSeen={state.step === "cancelled" || state.step === "registered"}>
        {state.step === "pending" && t("passkey.pending")}
        {state.step === "cancelled" && <Notice>{registrationErrorText(state.error, t)}</Notice>}
        {state.step === "registered" && (
          <Notice tone="success">
            {t(state.hadOne ? "passkey.previouslyRegistered" : "passkey.registeredText")}
          </Notice>
        )}
      </PoliteAnnouncement>
      {state.step === "failed" && (
        <Notice tone="danger" live="assertive">
          {configuredError ?? registrationErrorText(state.error, t)}
        </Notice>
      )}
    </>
  );
}
