import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { CprSchema } from "../validation/index.ts";
import { USER_AUTH } from "./base.ts";

/**
 * A CPR number is matched with the identity MitID has shown, and not kept. A few tries a session or registration, then
 * no more: the account is, or stays, a temporary one.
 */
export const MATCH_CPR = {
  id: "match-cpr",
  method: "POST",
  path: `${USER_AUTH}/eid/cpr-match`,
  summary: "Matches a typed CPR number with the identity that MitID has shown",
  audience: "registrant",
  kind: "change",
  limit: "attempt",
  body: z.object({ cpr: CprSchema }),
  answer: z.object({ matched: z.literal(true) }),
  refusals: [
    "cross-site",
    "not-signed-in",
    "restricted",
    "cpr-mismatch",
    "cpr-tries-used",
    "draft-gone",
    "unavailable",
  ],
} as const satisfies CallContract;
