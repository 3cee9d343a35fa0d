import type { ConsentChoice } from "@spilhus/contracts";

const DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
  functionality_storage: "denied",
  personalization_storage: "denied",
} as const;

/** Signals of Google's consent mode v2. */
export type ConsentSignals = Readonly<Record<keyof typeof DENIED, "granted" | "denied">>;

/** The state before an answer: everything is denied, and tags wait 500 ms for an answer (R9.10). */
export const CONSENT_DEFAULTS = { ...DENIED, wait_for_update: 500 } as const;

const signal = (allowed: boolean) => (allowed ? "granted" : "denied");

/** A visitor's answer as signals of consent mode v2. */
export function consentSignals({ preferences, statistics, marketing }: ConsentChoice): ConsentSignals {
  return {
    ad_storage: signal(marketing),
    ad_user_data: signal(marketing),
    ad_personalization: signal(marketing),
    analytics_storage: signal(statistics),
    functionality_storage: signal(preferences),
    personalization_storage: signal(preferences),
  };
}
