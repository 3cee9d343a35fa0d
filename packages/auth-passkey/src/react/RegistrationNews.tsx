import type { Translate } from "@spilhus/i18n/island";
import { Notice } from "@spilhus/ui";
import type { OpenRegistration } from "../registration/registrationState.ts";
import type { PasskeyDialogKey } from "./passkeyKeys.ts";
import { registrationErrorText } from "./passkeyText.ts";

interface RegistrationNewsProps {
  readonly state: OpenRegistration;
  readonly t: Translate<PasskeyDialogKey>;
  readonly configuredError: string | undefined;
}

/** What became of it, seen and heard. The polite region stands there from the start, so that its first words are heard. */
export function RegistrationNews({ state, t, configuredError }: RegistrationNewsProps) {
  return (
    <>
      <div aria-live="polite">
        {state.step === "pending" && <span className="visually-hidden">{t("passkey.pending")}</span>}
        {state.step === "cancelled" && <Notice>{registrationErrorText(state.error, t)}</Notice>}
        {state.step === "registered" && (
          <Notice tone="success">
            {t(state.hadOne ? "passkey.previouslyRegistered" : "passkey.registeredText")}
          </Notice>
        )}
      </div>
      {state.step === "failed" && (
        <Notice tone="danger" live="assertive">
          {configuredError ?? registrationErrorText(state.error, t)}
        </Notice>
      )}
    </>
  );
}
