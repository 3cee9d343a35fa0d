import type { MessagesOf, KeyIn, Translate } from "@spilhus/i18n/island";
import type { Locale } from "@spilhus/contracts";

/** The texts of the chat, which come with the player's other messages. */
export type ChatMessages = MessagesOf<"chat">;

/** How the panel writes: texts, language, and the brand's time zone. */
export interface PanelWords {
  readonly t: Translate<KeyIn<"chat">>;
  readonly locale: Locale;
  readonly zone: string;
}
