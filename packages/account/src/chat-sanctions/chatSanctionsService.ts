import { appealChatSanction, listChatSanctions, listOwnChatLines } from "@spilhus/api-client";
import type { ChatSanction } from "@spilhus/contracts/chat";
import { playerTransport } from "@spilhus/player-session/session";

/** The calls that list what was decided about the player in the chat, and complain about it. */
export interface ChatSanctionsService {
  readonly list: (signal: AbortSignal) => Promise<{ readonly sanctions: readonly ChatSanction[] }>;
  readonly appeal: (id: string, text: string) => Promise<unknown>;
}

export const CHAT_SANCTIONS_SERVICE: ChatSanctionsService = {
  list: (signal) => listChatSanctions(playerTransport, { signal }),
  appeal: (id, text) => appealChatSanction(playerTransport, { places: { id }, body: { text } }),
};

/** Everything that is kept of the player in the chat. */
export const readOwnLines = (): Promise<unknown> => listOwnChatLines(playerTransport);
