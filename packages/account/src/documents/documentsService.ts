import { listDocumentRequests } from "@spilhus/api-client";
import type { DocumentRequest } from "@spilhus/contracts/payments";
import { playerTransport } from "@spilhus/player-session/session";

/** The call that lists what the player was asked for. */
export interface DocumentsService {
  readonly list: (signal: AbortSignal) => Promise<{ readonly requests: readonly DocumentRequest[] }>;
}

export const DOCUMENTS_SERVICE: DocumentsService = {
  list: (signal) => listDocumentRequests(playerTransport, { signal }),
};
