export { ConsentSlot } from "./cookie-banner/ConsentSlot.tsx";
export { RecurringConsent } from "./recurring-consent/RecurringConsent.tsx";
