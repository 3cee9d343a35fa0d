import type { PageRequest } from "@spilhus/page-kit";
import { RecurringConsentIsland } from "./RecurringConsentIsland.tsx";

/**
 * Asks for the permission to send news and offers, again until the visitor answers (R2.01). The page of a competition
 * shows the question as prominently as the competition itself (R2.20). Always dismissible.
 */
export function RecurringConsent({
  request: { brand, messagesOf, t },
  forced,
}: {
  readonly request: PageRequest;
  readonly forced: boolean;
}) {
  const messages = messagesOf("permission.dialog");
  return (
    <RecurringConsentIsland
      forced={forced}
      text={t("permission.text", { brand: brand.name })}
      messages={messages}
    />
  );
}
