import type { BrandDefinition } from "@spilhus/brand";
import { STATUS_MESSAGES } from "@spilhus/contracts";
import { ButtonLink, ErrorView } from "@spilhus/ui";
import { translatorOf } from "../app/translator.ts";
import { parsePageContext } from "@spilhus/experiments";

interface ErrorPageProps {
  readonly brand: BrandDefinition;
  readonly context: string;
  readonly statusCode: 404 | 500;
}

/** The error page (R2.55): a not-found view for 404, a generic one for everything else, each with a way on. */
export function ErrorPage({ brand, context, statusCode }: ErrorPageProps) {
  const locale = parsePageContext(context)?.locale ?? brand.locales[0] ?? "da";
  const { t } = translatorOf(brand, locale);
  const isNotFound = statusCode === 404;
  return (
    <main
      id="indhold"
      tabIndex={-1}
      data-status={isNotFound ? STATUS_MESSAGES.notFound : STATUS_MESSAGES.serverError}
    >
      <ErrorView
        status={statusCode}
        title={t(isNotFound ? "errors.notFoundTitle" : "errors.serverErrorTitle")}
        text={t(isNotFound ? "errors.notFoundText" : "errors.serverErrorText")}
        actions={
          <>
            <ButtonLink href="/">{t("errors.toFrontPage")}</ButtonLink>
            <ButtonLink href="/spiloversigt" kind="secondary">
              {t("errors.toGames")}
            </ButtonLink>
            <ButtonLink href="/kundeservice" kind="quiet">
              {t("errors.toCustomerService")}
            </ButtonLink>
          </>
        }
      />
    </main>
  );
}
