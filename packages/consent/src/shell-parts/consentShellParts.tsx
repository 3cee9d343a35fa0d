import type { ShellPart } from "@spilhus/page-kit";
import { ConsentSlot } from "../cookie-banner/ConsentSlot.tsx";
import { RecurringConsent } from "../recurring-consent/RecurringConsent.tsx";

/** The cookie banner, and the recurring question about marketing. */
export const CONSENT_SHELL_PARTS: readonly ShellPart[] = [
  {
    // The cookie question comes first in the document.
    slot: "before-page",
    Component: ({ brand, translator }) => <ConsentSlot brand={brand} messagesOf={translator.messagesOf} />,
  },
  {
    slot: "middleware",
    id: "recurring-consent",
    Component: ({ request }) => <RecurringConsent request={request} isForced={false} />,
  },
  {
    slot: "middleware",
    id: "recurring-consent-forced",
    Component: ({ request }) => <RecurringConsent request={request} isForced />,
  },
];
