import { consentService } from "@spilhus/consent/service";

/** Grants preferences and nothing else that was not granted. */
export async function allowPreferences(service: "local" | "cookiebot"): Promise<void> {
  const { adapter, local } = consentService(service);
  const { statistics, marketing } = adapter.state();
  // A vendor's dialog asks by itself.
  if (local) await local.answer({ preferences: true, statistics, marketing });
  else adapter.renew();
}
