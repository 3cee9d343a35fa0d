import {
  findSupportConversation,
  getSupportDesk,
  listSupportMessages,
  readSupportMessages,
  type Transport,
} from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import type { DeskCalls } from "../desk/deskTalk.ts";

/** The desk's calls for a brand, in the page's language. */
export function deskCalls(transport: Transport, brand: string, locale: Locale): DeskCalls {
  const at = (id: string) => ({ places: { id } });
  // Their code comes with the first of them; without it they fail as a call does.
  const talking = async () => (await import("./talkCalls.ts")).talkCalls(transport, locale);
  return {
    desk: () => getSupportDesk(transport, { query: { brand, locale } }),
    find: () => findSupportConversation(transport),
    begin: async (opening) => (await talking()).begin(opening),
    list: (id, after, known) => listSupportMessages(transport, { ...at(id), query: { after, known } }),
    send: async (id, body) => (await talking()).send(id, body),
    read: (id, seq) => readSupportMessages(transport, { ...at(id), body: { seq } }),
    end: async (id) => (await talking()).end(id),
    rate: async (id, rating) => (await talking()).rate(id, rating),
    mail: async (id) => (await talking()).mail(id),
  };
}
