import { loadMessages, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { buildInfo } from "@spilhus/page-kit/build-info";

let loading: Promise<IslandMessages<MessageKey>> | undefined;

/** Loads the overlay's words in the language of the page, once; a failure is tried again. */
export function loadWords(): Promise<IslandMessages<MessageKey>> {
  loading ??= loadMessages(document.documentElement.lang === "en" ? "en" : "da", buildInfo.id);
  loading.catch(() => (loading = undefined));
  return loading;
}
