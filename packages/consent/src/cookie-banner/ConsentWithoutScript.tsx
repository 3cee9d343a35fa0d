import { CONSENT_CATEGORIES, CONSENT_PATH } from "@spilhus/contracts";
import type { Translate } from "@spilhus/i18n";
import { ConsentDialogFrame, ConsentForm } from "@spilhus/ui";
import { PATHS } from "@spilhus/routes";

const SAVED_ID = "cookievalg-gemt";

/**
 * The cookie settings for a browser without JavaScript. The edge handles the form and redirects to this page with a
 * fragment that shows the confirmation. The page is the same for everyone, so it cannot show an earlier answer and ticks
 * nothing.
 */
export function ConsentWithoutScript({ t }: { readonly t: Translate }) {
  return (
    <noscript>
      <ConsentDialogFrame>
        <p id={SAVED_ID} className="consent-saved" tabIndex={-1}>
          {t("consent.saved")}
        </p>
        <ConsentForm
          action={CONSENT_PATH}
          to={`${PATHS["cookie-policy"]}#${SAVED_ID}`}
          legend={t("consent.settings")}
          categories={CONSENT_CATEGORIES.map((category) => ({
            category,
            label: t(`consent.${category}`),
            text: t(`consent.${category}Text`),
          }))}
          rejectAllLabel={t("consent.rejectAll")}
          saveLabel={t("consent.save")}
          acceptAllLabel={t("consent.acceptAll")}
        />
      </ConsentDialogFrame>
    </noscript>
  );
}
