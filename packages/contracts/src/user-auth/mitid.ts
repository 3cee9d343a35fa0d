import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { MITID_PATH, MITID_START_PATH } from "./mitidPath.ts";

/** Why somebody is sent to MitID: to come in, to become a player, to have the identity verified, to confirm a change. */
export const MITID_PURPOSES = ["login", "signup", "verify", "confirm"] as const;
export type MitIdPurpose = (typeof MITID_PURPOSES)[number];

/** The brand is the host's. */
export const START_MITID = {
  id: "start-mitid",
  method: "GET",
  path: MITID_START_PATH,
  summary: "Sends the browser to MitID",
  audience: "anyone",
  kind: "navigation",
  query: z.object({
    purpose: z.enum(MITID_PURPOSES),
    returnUrl: z.optional(z.string().check(z.maxLength(2_048))),
    /** With purpose `confirm`: the one request that is confirmed, from `details.request` of `confirmation-needed`. */
    request: z.optional(z.string().check(z.regex(/^[\w-]{43}$/))),
  }),
  refusals: ["unavailable"],
} as const satisfies CallContract;

const Parameter = z.optional(z.string().check(z.maxLength(4_096)));

/** The provider may add parameters of its own; they are let be. */
export const RETURN_FROM_MITID = {
  id: "return-from-mitid",
  method: "GET",
  path: `${MITID_PATH}/callback`,
  summary: "Takes the answer of MitID and sends the browser on",
  audience: "anyone",
  kind: "navigation",
  query: z.looseObject({
    state: Parameter,
    code: Parameter,
    iss: Parameter,
    error: Parameter,
    error_description: Parameter,
  }),
  refusals: [],
} as const satisfies CallContract;
