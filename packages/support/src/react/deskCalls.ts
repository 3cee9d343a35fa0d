import {
  closeSupportConversation,
  findSupportConversation,
  getSupportDesk,
  listSupportMessages,
  mailSupportTranscript,
  openSupportConversation,
  rateSupportConversation,
  readSupportMessages,
  sendSupportMessage,
  type Transport,
} from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import type { DeskCalls } from "../desk/deskTalk.ts";

/** The desk's calls for a brand, in the page's language. */
export function deskCalls(transport: Transport, brand: string, locale: Locale): DeskCalls {
  const at = (id: string) => ({ places: { id } });
  return {
    desk: () => getSupportDesk(transport, { query: { brand, locale } }),
    find: () => findSupportConversation(transport),
    begin: (opening) => openSupportConversation(transport, { body: { ...opening, locale } }),
    list: (id, after, known) => listSupportMessages(transport, { ...at(id), query: { after, known } }),
    send: (id, body) => sendSupportMessage(transport, { ...at(id), body }),
    read: (id, seq) => readSupportMessages(transport, { ...at(id), body: { seq } }),
    end: (id) => closeSupportConversation(transport, at(id)),
    rate: (id, rating) => rateSupportConversation(transport, { ...at(id), body: { rating } }),
    mail: (id) => mailSupportTranscript(transport, { ...at(id), body: { locale } }),
  };
}
