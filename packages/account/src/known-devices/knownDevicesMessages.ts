import type { MessagesOf, Namespace } from "@spilhus/i18n/island";

/** The messages of the list of known devices. */
export const KNOWN_DEVICES_MESSAGES = [
  "knownDevices",
  "account.failure",
] as const satisfies readonly Namespace[];
export type KnownDevicesMessages = MessagesOf<(typeof KNOWN_DEVICES_MESSAGES)[number]>;
