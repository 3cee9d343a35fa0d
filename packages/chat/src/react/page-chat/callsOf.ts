import { ApiError, getChatProfile, getXmppConfig, listChatRooms, type Transport } from "@spilhus/api-client";
import type { CredentialsAnswer } from "../../connection/ChatConnection.ts";
import type { RefusalReason } from "../../connection/connectionState.ts";
import type { ChatCalls } from "../../session/chatCalls.ts";

const REFUSALS: Readonly<Record<string, RefusalReason>> = {
  "not-signed-in": "signed-out",
  restricted: "restricted",
  "chat-banned": "banned",
};

/** A refusal that another try would not change; rethrows every other failure. */
function refused(error: unknown): CredentialsAnswer {
  const reason = error instanceof ApiError ? REFUSALS[error.reason ?? ""] : undefined;
  if (!(error instanceof ApiError) || reason === undefined) throw error;
  const { until, reason: rule } = error.details ?? {};
  return {
    refused: {
      reason,
      until: typeof until === "string" ? until : null,
      ...(typeof rule === "string" && { rule }),
    },
  };
}

/** Their code comes with the first of them; without it they fail as a call does. */
const actsOver = async (transport: Transport) => (await import("./actCalls.ts")).actsOf(transport);

/**
 * The calls over a transport.
 *
 * @param transport a session that is over must not lead away from here: the chat says it itself
 */
export const callsOf = (transport: Transport): ChatCalls => ({
  async credentials() {
    try {
      const { jid, password } = await getXmppConfig(transport);
      const [username = ""] = jid.split("@", 1);
      return { credentials: { username, password } };
    } catch (error) {
      return refused(error);
    }
  },
  profile: () => getChatProfile(transport),
  rooms: () => listChatRooms(transport),
  readRules: async () => (await actsOver(transport)).readRules(),
  ignore: async (name, isIgnored) => (await actsOver(transport)).ignore(name, isIgnored),
  setName: async (name) => (await actsOver(transport)).setName(name),
  report: async (room, messageId, reason) => (await actsOver(transport)).report(room, messageId, reason),
});
