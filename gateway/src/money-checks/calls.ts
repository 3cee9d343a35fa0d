import { LIST_DOCUMENT_REQUESTS } from "@spilhus/contracts/payments";
import { defineCall } from "../calls/index.ts";
import { shownRequests } from "./documentRequests.ts";

const listDocumentRequests = defineCall(LIST_DOCUMENT_REQUESTS, async ({ services: { db }, session }) => ({
  requests: await shownRequests(db, session.player.id),
}));

/** What players see: requests for documents, and nothing else. */
export const MONEY_CHECK_CALLS = [listDocumentRequests];
