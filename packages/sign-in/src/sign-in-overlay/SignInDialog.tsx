"use client";
import { mitIdAddress } from "@spilhus/api-client";
import { islandTranslator, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { ButtonLink, Notice } from "@spilhus/ui";
import { ModalDialog } from "@spilhus/ui/react";
import type { AskedSignIn } from "../mitid-outcome/askedSignIn.ts";
import { refusedAtMitId } from "../sign-up/refusedAtMitId.ts";
import { SignUp } from "../sign-up/SignUp.tsx";
import { mitIdErrorKey } from "../mitid-outcome/mitIdErrorKey.ts";
import { OtherWays } from "./OtherWays.tsx";
import { targetAfter } from "./targetAfter.ts";
import type { SignInSettings } from "./signInSettings.ts";

interface SignInDialogProps {
  readonly asked: AskedSignIn;
  readonly settings: SignInSettings;
  readonly messages: IslandMessages<MessageKey>;
  readonly onClose: () => void;
}

/** Into the account, or to a new one, over whatever page it was asked for on. */
export function SignInDialog({ asked, settings, messages, onClose }: SignInDialogProps) {
  const t = islandTranslator(messages);
  const { view, error, returnUrl } = asked;
  const target = targetAfter(location, returnUrl);
  // The registration says it by itself, with who helps.
  const isRefused = view === "signup" && refusedAtMitId(error) !== undefined;

  return (
    <>
      {/* Forms have rules of their own, which a guest's page does not carry. */}
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
            <OtherWays settings={settings} messages={messages} target={target} />
            <p>
              {t("signIn.noAccount")} <a href="?auth=signup">{t("signIn.signUpTitle")}</a>
            </p>
          </>
        )}
      </ModalDialog>
    </>
  );
}
