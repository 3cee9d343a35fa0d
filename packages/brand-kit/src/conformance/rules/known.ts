import { DEFAULT_LOCALE, GUARD_IDS } from "@spilhus/contracts";
import { messageFile } from "@spilhus/i18n";

/** What a brand is checked against besides its own folder. */
export interface Known {
  readonly guardIds: readonly string[];
  /** Keys of the shared messages, such as `shell.menu`. */
  readonly messageKeys: ReadonlySet<string>;
  /** Legal constants and experiments are checked for this moment. */
  readonly now: Date;
}

function sharedMessageKeys(): Set<string> {
  const features: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
    messageFile(DEFAULT_LOCALE),
  );
  return new Set(
    Object.entries(features).flatMap(([feature, texts]) =>
      Object.keys(texts).map((name) => `${feature}.${name}`),
    ),
  );
}

/** The guards and messages that exist in this version of the platform. */
export const knownNow = (now = new Date()): Known => ({
  guardIds: GUARD_IDS,
  messageKeys: sharedMessageKeys(),
  now,
});
