import type { PageRequest } from "@spilhus/page-kit";
import { RecurringConsentIsland } from "./RecurringConsentIsland.tsx";

/**
 * Asks again for the permission to send news and offers (R2.01); on a competition it is asked at once and as
 * prominently as the competition itself (R2.20). Never ticked in advance, always dismissible.
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
