import { ButtonLink, ErrorView } from "@spilhus/ui";
import type { Translate } from "@spilhus/i18n";

/** The statuses an app draws a page for. */
export type ErrorStatus = 404 | 500;

interface ErrorContentProps {
  readonly status: ErrorStatus;
  readonly t: Translate;
}

/** What an error page says (R2.55): a not-found view for 404, a generic one for everything else, each with a way on. */
export function ErrorContent({ status, t }: ErrorContentProps) {
  const isNotFound = status === 404;
  return (
    <ErrorView
      status={status}
      title={t(isNotFound ? "errors.notFoundTitle" : "errors.serverErrorTitle")}
      text={t(isNotFound ? "errors.notFoundText" : "errors.serverErrorText")}
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
  );
}
