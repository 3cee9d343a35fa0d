import { ButtonLink, ErrorView } from "@spilhus/ui";
import type { Translate } from "@spilhus/i18n";
import { pathOf, PATHS, routeById } from "@spilhus/routes";
import { ReturnIsland } from "./ReturnIsland.tsx";

/** Statuses with an error page. An account page answers 503 while the session cannot be verified. */
export type ErrorStatus = 404 | 500 | 503;

/** What the visitor came for, where the page says more about it than that it cannot be shown. */
export type ErrorTopic = "payment";

interface ErrorContentProps {
  readonly status: ErrorStatus;
  readonly topic?: ErrorTopic | undefined;
  readonly t: Translate;
}

const TITLES = {
  404: "errors.notFoundTitle",
  500: "errors.serverErrorTitle",
  503: "errors.unavailableTitle",
} as const;
const TEXTS = {
  404: "errors.notFoundText",
  500: "errors.serverErrorText",
  503: "errors.unavailableText",
} as const;

export const errorTitle = (status: ErrorStatus, topic?: ErrorTopic) =>
  topic === "payment" ? "errors.paymentUnavailableTitle" : TITLES[status];

/** The content of an error page: what went wrong, and links to go on (R2.55). */
export function ErrorContent({ status, topic, t }: ErrorContentProps) {
  const isNotFound = status === 404;
  return (
    <>
      <ErrorView
        status={status}
        title={t(errorTitle(status, topic))}
        text={t(topic === "payment" ? "errors.paymentUnavailableText" : TEXTS[status])}
        actions={
          <>
            {isNotFound ? (
              <ButtonLink href="/">{t("errors.toFrontPage")}</ButtonLink>
            ) : (
              // Reloads the address that failed, as a document.
              <ButtonLink href="" data-navigation="hard">
                {t("errors.retry")}
              </ButtonLink>
            )}
            <ButtonLink href={isNotFound ? PATHS["game-overview"] : "/"} kind="secondary">
              {t(isNotFound ? "errors.toGames" : "errors.toFrontPage")}
            </ButtonLink>
            <ButtonLink href={pathOf(routeById("customer-service"))} kind="quiet">
              {t("errors.toCustomerService")}
            </ButtonLink>
          </>
        }
      />
      {status === 503 && <ReturnIsland />}
    </>
  );
}
