import { mitIdAddress } from "@spilhus/api-client";
import type { MessageKey, Translate } from "@spilhus/i18n/island";
import { ArticleBody, ButtonLink } from "@spilhus/ui";

interface SignUpStartProps {
  readonly t: Translate<MessageKey>;
  readonly target: string;
}

/** The start of a registration: its requirements, and the link to MitID. */
export function SignUpStart({ t, target }: SignUpStartProps) {
  return (
    <>
      <p>{t("signIn.signUpText")}</p>
      <ArticleBody>
        <ul>
          <li>{t("signIn.signUpAge")}</li>
          <li>{t("signIn.signUpOne")}</li>
          <li>{t("signIn.signUpRegister")}</li>
        </ul>
      </ArticleBody>
      <ButtonLink data-first="" href={mitIdAddress("signup", target)} size="large" wide>
        {t("signIn.signUpMitId")}
      </ButtonLink>
      <p>
        {t("signIn.hasAccount")} <a href="?auth=login">{t("signIn.title")}</a>
      </p>
    </>
  );
}
