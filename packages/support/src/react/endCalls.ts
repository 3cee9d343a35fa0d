import {
  closeSupportConversation,
  mailSupportTranscript,
  rateSupportConversation,
  type Transport,
} from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import type { EndCalls } from "../desk/deskTalk.ts";

/** The calls of who ends a conversation or keeps it. */
export const endCalls = (transport: Transport, locale: Locale): EndCalls => ({
  end: (id) => closeSupportConversation(transport, { places: { id } }),
  rate: (id, rating) => rateSupportConversation(transport, { places: { id }, body: { rating } }),
  mail: (id) => mailSupportTranscript(transport, { places: { id }, body: { locale } }),
});
