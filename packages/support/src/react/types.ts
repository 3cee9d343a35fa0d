import type { MessageKey, Translate } from "@spilhus/i18n/island";

/** Words of the page's language. */
export type Say = Translate<MessageKey>;
