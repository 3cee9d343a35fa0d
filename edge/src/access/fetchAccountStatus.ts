import {
  type AccountStatusAnswer,
  AccountStatusAnswerSchema,
  type AccountStatusQuestion,
  GET_ACCOUNT_STATUS,
} from "@spilhus/contracts/edge";
import type { Clock } from "@spilhus/lib";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import type { Upstream } from "../upstream/index.ts";

const MAX_BYTES = 16_384;

/** Gets the account status behind a session cookie from the gateway. */
export type FetchAccountStatus = (question: AccountStatusQuestion) => Promise<AccountStatusAnswer>;

/**
 * @param gateway with a short deadline: a page is waiting
 * @returns a function that rejects with an {@link EdgeError} `upstream-…` when the gateway cannot be reached, and with any
 * other error when its answer is not an account status
 */
export function accountStatusFetcher(gateway: Upstream, secret: string, clock: Clock): FetchAccountStatus {
  return async (question) => {
    const body = JSON.stringify(question);
    const answer = await gateway.call({
      path: GET_ACCOUNT_STATUS.path,
      method: "POST",
      headers: {
        accept: "application/json",
        "content-type": "application/json",
        [SIGNATURE_HEADER]: signRequest(
          secret,
          { method: "POST", path: GET_ACCOUNT_STATUS.path, body },
          clock.now(),
        ),
      },
      body,
      maxBytes: MAX_BYTES,
    });
    if (answer.status !== 200)
      throw new Error(`The gateway answered ${answer.status} to ${GET_ACCOUNT_STATUS.path}.`);
    return AccountStatusAnswerSchema.parse(JSON.parse(answer.body.toString()));
  };
}
