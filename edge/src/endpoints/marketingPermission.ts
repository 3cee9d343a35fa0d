import { COOKIES } from "@spilhus/contracts";
import { cookieCodec, oneOfValue } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import { readSubmission, sendSubmitted } from "./submission.ts";

const ANSWERS = ["given", "declined"] as const;
const marketingPermissionCookie = cookieCodec(COOKIES.marketingPermission, oneOfValue(ANSWERS));

async function keepAnswer(exchange: Exchange): Promise<void> {
  const submission = await readSubmission(exchange);
  const answer = ANSWERS.find((known) => known === submission.fields["value"]);
  if (!answer) throw new EdgeError("bad-request", 'The field "value" must be given or declined.');
  sendSubmitted(exchange, submission, [marketingPermissionCookie.set(answer)]);
}

/** `POST /_marketing-permission`: stores a visitor's answer to the recurring question about offers. */
export const marketingPermissionEndpoint: Endpoint = { methods: ["POST"], handle: keepAnswer };
