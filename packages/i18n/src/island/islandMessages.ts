import type { Locale } from "@spilhus/contracts";
import type { MessageKey } from "../messages/messageKey.ts";

/** The messages a server component hands to an island; plain data, so it can be a prop. */
export interface IslandMessages<in Keys extends MessageKey> {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** Never set: it lets the compiler know which keys are inside. */
  readonly keys?: (key: Keys) => void;
}
