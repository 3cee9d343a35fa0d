import { loadPageMessages, type IslandMessages, type MessageKey } from "@spilhus/i18n/island";
import { buildInfo } from "@spilhus/page-kit/build-info";

let loading: Promise<IslandMessages<MessageKey>> | undefined;

/** Loads the overlay's messages in the language of the page once; after a failure the next call tries again. */
export function loadOverlayMessages(): Promise<IslandMessages<MessageKey>> {
  loading ??= loadPageMessages(buildInfo.id);
  loading.catch(() => (loading = undefined));
  return loading;
}
