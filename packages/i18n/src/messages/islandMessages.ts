import type { Locale } from "@spilhus/contracts";
import type { KeyIn, MessageKey, Namespace } from "./messageKey.ts";

/** The messages a server component gives to an island; plain data, so that it can be a prop. */
export interface IslandMessages<in Keys extends MessageKey> {
  readonly locale: Locale;
  readonly texts: Readonly<Record<string, string>>;
  /** Never set: tells the compiler which keys are included. */
  readonly keys?: (key: Keys) => void;
}

/** The messages of some namespaces, such as `MessagesOf<"selfService.limits" | "forms.basic">`. */
export type MessagesOf<Names extends Namespace> = IslandMessages<KeyIn<Names>>;
