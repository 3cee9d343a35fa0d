import * as z from "zod/mini";
import { BrandIdSchema } from "../brandId.ts";
import type { CallContract } from "../callContract.ts";
import { IsoTimeSchema } from "../isoTime.ts";
import { READ_SESSION_INFO } from "./readSessionInfo.ts";
import { SIGN_IN_METHODS } from "./signInMethods.ts";

/** Who is asking, on the server's time; guests are answered too, so that nobody is sent away by a 401. */
export const SessionInfoSchema = z.discriminatedUnion("loggedIn", [
  z.object({ loggedIn: z.literal(false), serverTime: IsoTimeSchema }),
  z.object({
    loggedIn: z.literal(true),
    serverTime: IsoTimeSchema,
    /** The session clock counts from here (BEK 1274/2019 § 17). */
    loggedInAt: IsoTimeSchema,
    /** When the session ends unless it is used, and at the latest. */
    expiresAt: IsoTimeSchema,
    endsAt: IsoTimeSchema,
    method: z.enum(SIGN_IN_METHODS),
  }),
]);
export type SessionInfo = z.infer<typeof SessionInfoSchema>;

export const GET_SESSION_INFO = {
  method: "GET",
  path: READ_SESSION_INFO.path,
  summary: "The session with its times, or that there is none (R7.11)",
  audience: "anyone",
  kind: "read",
  query: z.object({ brand: BrandIdSchema }),
  answer: SessionInfoSchema,
  refusals: ["wrong-brand", "unknown-brand", "duplicate-session"],
} as const satisfies CallContract;
