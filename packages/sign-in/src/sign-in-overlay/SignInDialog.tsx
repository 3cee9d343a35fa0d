"use client";
import { mitIdAddress } from "@spilhus/api-client";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { ButtonLink, Notice } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";
import type { SignInRequest } from "../mitid-outcome/signInRequest.ts";
import { mitIdRefusal } from "../sign-up/mitIdRefusal.ts";
import { SignUp } from "../sign-up/SignUp.tsx";
import { mitIdErrorKey } from "../mitid-outcome/mitIdErrorKey.ts";
import { OtherSignInMethods } from "./OtherSignInMethods.tsx";
import { targetAfterLogin } from "./targetAfterLogin.ts";
import type { SignInSettings } from "./signInSettings.ts";

interface SignInDialogProps {
  readonly request: SignInRequest;
  readonly settings: SignInSettings;
  readonly messages: IslandMessages<MessageKey>;
  readonly onClose: () => void;
}

/** The dialog for login or registration, in front of the page. */
export function SignInDialog({ request, settings, messages, onClose }: SignInDialogProps) {
  const t = islandTranslator(messages);
  const { view, error, returnUrl } = request;
  const target = targetAfterLogin(location, returnUrl);
  // The registration shows this error itself, with helplines.
  const isRefused = view === "signup" && mitIdRefusal(error) !== undefined;

  return (
    <>
      {/* A guest's page does not load the styles of forms. */}
      <link rel="stylesheet" href={settings.stylesheet} precedence="player" />
      <ModalDialog
        title={t(view === "login" ? "signIn.title" : "signIn.signUpTitle")}
        closeLabel={t("signIn.close")}
        onClose={onClose}
        place="sheet"
        focusKey={view}
        data-sign-in={view}
      >
        {error !== undefined && !isRefused && (
          <Notice tone={error === "dismissed_or_cancelled" ? "info" : "warning"} live="assertive">
            {t(mitIdErrorKey(error))}
          </Notice>
        )}
        {view === "signup" ? (
          <SignUp settings={settings.signUp} messages={messages} error={error} target={target} />
        ) : (
          <>
            {error === "account_exists" && (
              <p>
                <a href={settings.signUp.links.customerService}>{t("signUp.customerService")}</a>
              </p>
            )}
            <p>{t(returnUrl === undefined ? "signIn.text" : "signIn.continueText")}</p>
            <ButtonLink data-first="" href={mitIdAddress("login", target)} size="large" wide>
              {t("signIn.mitId")}
            </ButtonLink>
            <OtherSignInMethods settings={settings} messages={messages} target={target} />
            <p>
              {t("signIn.noAccount")} <a href="?auth=signup">{t("signIn.signUpTitle")}</a>
            </p>
          </>
        )}
      </ModalDialog>
    </>
  );
}
