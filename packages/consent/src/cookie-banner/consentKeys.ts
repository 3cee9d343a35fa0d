/** Messages of the consent banner and dialog. */
export const CONSENT_KEYS = [
  "consent.title",
  "consent.text",
  "consent.rejectAll",
  "consent.acceptAll",
  "consent.save",
  "consent.choose",
  "consent.settings",
  "consent.closeSettings",
  "consent.policy",
  "consent.saveFailed",
  "consent.necessary",
  "consent.necessaryText",
  "consent.preferences",
  "consent.preferencesText",
  "consent.statistics",
  "consent.statisticsText",
  "consent.marketing",
  "consent.marketingText",
] as const;
export type ConsentKey = (typeof CONSENT_KEYS)[number];
