import { ButtonLink, ErrorView } from "@spilhus/ui";
import type { Translate } from "@spilhus/i18n";
import { ReturnIsland } from "./ReturnIsland.tsx";

/** The statuses an app draws a page for; 503 is the account area's while nobody can say whose account it is. */
export type ErrorStatus = 404 | 500 | 503;

interface ErrorContentProps {
  readonly status: ErrorStatus;
  readonly t: Translate;
}

export const ERROR_TITLES = {
  404: "errors.notFoundTitle",
  500: "errors.serverErrorTitle",
  503: "errors.unavailableTitle",
} as const;
const TEXTS = {
  404: "errors.notFoundText",
  500: "errors.serverErrorText",
  503: "errors.unavailableText",
} as const;

/** What an error page says (R2.55): what is missing or has failed, each with a way on. */
export function ErrorContent({ status, t }: ErrorContentProps) {
  const isNotFound = status === 404;
  return (
    <>
      <ErrorView
        status={status}
        title={t(ERROR_TITLES[status])}
        text={t(TEXTS[status])}
        actions={
          <>
            {isNotFound ? (
              <ButtonLink href="/">{t("errors.toFrontPage")}</ButtonLink>
            ) : (
              // The address that failed, whichever it was: asked for again as a document.
              <ButtonLink href="" data-navigation="hard">
                {t("errors.retry")}
              </ButtonLink>
            )}
            <ButtonLink href={isNotFound ? "/spiloversigt" : "/"} kind="secondary">
              {t(isNotFound ? "errors.toGames" : "errors.toFrontPage")}
            </ButtonLink>
            <ButtonLink href="/kundeservice" kind="quiet">
              {t("errors.toCustomerService")}
            </ButtonLink>
          </>
        }
      />
      {status === 503 && <ReturnIsland />}
    </>
  );
}
