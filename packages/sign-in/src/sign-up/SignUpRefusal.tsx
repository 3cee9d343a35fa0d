import { mitIdAddress } from "@spilhus/api-client";
import type { MessageKey, Translate } from "@spilhus/i18n/island";
import { ArticleBody, ButtonLink, Notice } from "@spilhus/ui";
import type { SignUpSettings } from "./signUpSettings.ts";
import type { RefusalReason } from "./useSignUp.ts";

interface SignUpRefusalProps {
  readonly reason: RefusalReason;
  readonly t: Translate<MessageKey>;
  readonly settings: SignUpSettings;
  readonly target: string;
}

const WORDS = {
  excluded: { title: "signUp.excludedTitle", text: "signUp.excludedText" },
  "under-age": { title: "signUp.underAgeTitle", text: "signUp.underAgeText" },
  "account-exists": { title: "signUp.existsTitle", text: "signUp.existsText" },
} as const;

/** Explains why the visitor cannot have an account, with helplines. */
export function SignUpRefusal({ reason, t, settings: { help, links }, target }: SignUpRefusalProps) {
  const { title, text } = WORDS[reason];
  return (
    <>
      <h3 tabIndex={-1} data-first="">
        {t(title)}
      </h3>
      <Notice tone="calm">{t(text)}</Notice>
      {reason === "account-exists" && (
        <ButtonLink href={mitIdAddress("login", target)} size="large" wide>
          {t("signIn.mitId")}
        </ButtonLink>
      )}
      <nav aria-label={t("signUp.help")}>
        <ArticleBody>
          <h4>{t("signUp.help")}</h4>
          <ul>
            {reason !== "account-exists" && (
              <>
                <li>
                  <a href={`tel:${help.stopSpillet.phone.replaceAll(" ", "")}`}>
                    {t("duties.stopSpilletPhone", { phone: help.stopSpillet.phone })}
                  </a>
                </li>
                <li>
                  <a href={help.rofus}>{t("duties.rofusLabel")}</a>
                </li>
                <li>
                  <a href={help.treatment}>{t("duties.treatment")}</a>
                </li>
              </>
            )}
            <li>
              <a href={links.customerService}>{t("signUp.customerService")}</a>
            </li>
          </ul>
        </ArticleBody>
      </nav>
    </>
  );
}
