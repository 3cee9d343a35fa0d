import type { PageRequest } from "@spilhus/page-kit";
import { pathOf, routeById } from "@spilhus/routes";
import { RecurringConsentIsland } from "./RecurringConsentIsland.tsx";

/**
 * Asks players for the permission to send news and offers when the gateway says that it is due (R2.01). The page of a
 * competition shows the question as prominently as the competition itself and asks visitors without an account too
 * (R2.20). Always dismissible.
 */
export function RecurringConsent({
  request: { brand, messagesOf, t },
  isForced,
}: {
  readonly request: PageRequest;
  readonly isForced: boolean;
}) {
  const privacyHref = pathOf(routeById("privacy-policy"));
  return (
    <RecurringConsentIsland
      isForced={isForced}
      siteName={brand.name}
      privacyHref={privacyHref}
      visitors={
        isForced
          ? {
              text: t("permission.visitorText", { brand: brand.name }),
              privacyHref,
              messages: messagesOf("permission.dialog"),
            }
          : undefined
      }
    />
  );
}
