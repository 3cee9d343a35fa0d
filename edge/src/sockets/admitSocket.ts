import { ADMIT_CHAT_SOCKET, type ChatAdmission } from "@spilhus/contracts/chat";
import type { Clock } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { EdgeError } from "../errors/edgeError.ts";
import type { WatchedSession } from "../streams/index.ts";
import type { Upstream } from "../upstream/index.ts";

const MAX_BYTES = 4_096;

export type AdmitSocket = (session: WatchedSession) => Promise<ChatAdmission>;

/**
 * Asks the gateway, each time anew, whether the player behind a session may be in the chat now.
 *
 * @param gateway with a short deadline
 * @returns a function that throws an {@link EdgeError} `upstream-…` when the gateway gives no answer
 */
export function socketAdmitter(gateway: Upstream, secret: string, clock: Clock): AdmitSocket {
  return async ({ brand, session }) => {
    const { path } = ADMIT_CHAT_SOCKET;
    const body = JSON.stringify({ brand, session });
    const answer = await gateway.call({
      path,
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        [SIGNATURE_HEADER]: signRequest(secret, { method: "POST", path, body }, clock.now()),
      },
      body,
      maxBytes: MAX_BYTES,
    });
    if (answer.status !== 200) {
      const cause = new Error(`The gateway answered ${answer.status} to ${path}.`);
      throw new EdgeError("upstream-failed", "The gateway did not say who may chat.", { cause });
    }
    return ADMIT_CHAT_SOCKET.answer.parse(JSON.parse(answer.body.toString()));
  };
}
