import { LOCALE_TAGS, type Locale, type RegisteredBrand } from "@spilhus/contracts";
import type { SupportMessage } from "@spilhus/contracts/support";
import type { Queries } from "../database/index.ts";
import type { ConversationRow } from "./tables.ts";
import { messagesAfter } from "./talk.ts";
import { TRANSCRIPT_WORDS as WORDS } from "./transcriptWords.ts";

/** Longest conversation that is written out whole. */
const MOST = 5_000;

const senderOf = ({ author, name }: SupportMessage, locale: Locale): string =>
  author === "visitor" ? WORDS.you[locale] : (name ?? WORDS.us[locale]);

/** A conversation as plain text, each message with its time in the brand's zone (R9.01). */
export async function transcriptOf(
  db: Queries,
  brand: RegisteredBrand,
  row: ConversationRow,
  locale: Locale,
): Promise<{ readonly text: string; readonly fileName: string }> {
  const clock = new Intl.DateTimeFormat(LOCALE_TAGS[locale], {
    ...{ dateStyle: "short", timeStyle: "medium", timeZone: brand.timezone },
  });
  const messages = await messagesAfter(db, row.id, 0, MOST);
  const lines = messages.map(
    (message) => `${clock.format(new Date(message.sentAt))}  ${senderOf(message, locale)}\n${message.text}`,
  );
  return {
    text: `${[`${WORDS.title[locale]} ${brand.name}`, ...lines].join("\n\n")}\n`,
    fileName: `${WORDS.fileName[locale]}-${row.startedAt.toISOString().slice(0, 10)}.txt`,
  };
}
