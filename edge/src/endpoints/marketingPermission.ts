import { COOKIES, MARKETING_POSTPONED_DAYS, VISITOR_MARKETING_ANSWERS } from "@spilhus/contracts";
import { cookieCodec, oneOfValue } from "@spilhus/lib";
import { EdgeError } from "../errors/edgeError.ts";
import type { Endpoint, Exchange } from "../request/index.ts";
import { readSubmission, sendSubmitted } from "./submission.ts";

const value = oneOfValue(VISITOR_MARKETING_ANSWERS);
const answered = cookieCodec(COOKIES.marketingPermission, value);
/** Gone when the question may be put again. */
const postponed = cookieCodec(
  { ...COOKIES.marketingPermission, maxAge: MARKETING_POSTPONED_DAYS * 86_400 },
  value,
);

async function keepAnswer(exchange: Exchange): Promise<void> {
  const submission = await readSubmission(exchange);
  const answer = VISITOR_MARKETING_ANSWERS.find((known) => known === submission.fields["value"]);
  if (!answer) {
    const known = VISITOR_MARKETING_ANSWERS.join(", ");
    throw new EdgeError("bad-request", `The field "value" must be one of: ${known}.`);
  }
  const cookie = answer === "postponed" ? postponed : answered;
  sendSubmitted(exchange, submission, [cookie.set(answer)]);
}

/** `POST /_marketing-permission`: stores a visitor's answer to the recurring question about offers. */
export const marketingPermissionEndpoint: Endpoint = { methods: ["POST"], handle: keepAnswer };
