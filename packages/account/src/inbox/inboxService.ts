import type { Locale } from "@spilhus/contracts";
import { listMessages, markMessage } from "@spilhus/api-client";
import type { Messages } from "@spilhus/contracts/player-account";
import { playerTransport } from "@spilhus/player-session/session";

/** The calls of the inbox. */
export interface InboxService {
  readonly list: (query: {
    readonly locale: Locale;
    readonly after?: string;
    readonly signal: AbortSignal;
  }) => Promise<Messages>;
  /** @returns the new number of unread messages */
  readonly mark: (
    id: string,
    isRead: boolean,
  ) => Promise<{ readonly readAt: string | null; readonly unread: number }>;
}

export const INBOX_SERVICE: InboxService = {
  list: ({ signal, ...query }) => listMessages(playerTransport, { query, signal }),
  mark: (id, isRead) => markMessage(playerTransport, { places: { id }, body: { isRead } }),
};
