import {
  findSupportConversation,
  getSupportDesk,
  listSupportMessages,
  openSupportConversation,
  readSupportMessages,
  sendSupportMessage,
  type Transport,
} from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import type { DeskCalls } from "../desk/deskTalk.ts";

/** The desk's calls for a brand, in the page's language. */
export function deskCalls(transport: Transport, brand: string, locale: Locale): DeskCalls {
  const at = (id: string) => ({ places: { id } });
  // Their code comes with the first of them; without it they fail as a call does.
  const endings = async () => (await import("./endCalls.ts")).endCalls(transport, locale);
  return {
    desk: () => getSupportDesk(transport, { query: { brand, locale } }),
    find: () => findSupportConversation(transport),
    begin: (opening) => openSupportConversation(transport, { body: { ...opening, locale } }),
    list: (id, after, known) => listSupportMessages(transport, { ...at(id), query: { after, known } }),
    send: (id, body) => sendSupportMessage(transport, { ...at(id), body }),
    read: (id, seq) => readSupportMessages(transport, { ...at(id), body: { seq } }),
    end: async (id) => (await endings()).end(id),
    rate: async (id, rating) => (await endings()).rate(id, rating),
    mail: async (id) => (await endings()).mail(id),
  };
}
