import {
  closeSupportConversation,
  mailSupportTranscript,
  openSupportConversation,
  rateSupportConversation,
  sendSupportMessage,
  type Transport,
} from "@spilhus/api-client";
import type { Locale } from "@spilhus/contracts";
import type { TalkCalls } from "../desk/deskTalk.ts";

/** The calls of who writes, ends a conversation or keeps it. */
export function talkCalls(transport: Transport, locale: Locale): TalkCalls {
  const at = (id: string) => ({ places: { id } });
  return {
    begin: (opening) => openSupportConversation(transport, { body: { ...opening, locale } }),
    send: (id, body) => sendSupportMessage(transport, { ...at(id), body }),
    end: (id) => closeSupportConversation(transport, at(id)),
    rate: (id, rating) => rateSupportConversation(transport, { ...at(id), body: { rating } }),
    mail: (id) => mailSupportTranscript(transport, { ...at(id), body: { locale } }),
  };
}
