import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";
import { USER_AUTH } from "./base.ts";
import { SIGN_IN_METHODS } from "./signInMethods.ts";

/** One place where the player is logged in. Nothing that tells where it is, nor who else uses it. */
export const OpenSessionSchema = z.object({
  id: z.uuid(),
  /** The one that asks. */
  isThis: z.boolean(),
  /** Browser and kind of device, e.g. `Safari · iPhone`; nothing where the browser did not say. */
  device: z.nullable(z.string()),
  /** Name of the site it is on: the sites of one licence share their players. */
  site: z.string(),
  method: z.enum(SIGN_IN_METHODS),
  loggedInAt: IsoTimeSchema,
  /** To the minute. */
  lastUsedAt: IsoTimeSchema,
});
export type OpenSession = z.infer<typeof OpenSessionSchema>;

export const OpenSessionsSchema = z.object({ sessions: z.array(OpenSessionSchema) });
export type OpenSessions = z.infer<typeof OpenSessionsSchema>;

export const LIST_SESSIONS = {
  id: "list-sessions",
  method: "GET",
  path: `${USER_AUTH}/sessions`,
  summary: "Where the player is logged in: here first, then by the last use",
  audience: "player",
  kind: "read",
  answer: OpenSessionsSchema,
  refusals: ["not-signed-in", "restricted"],
} as const satisfies CallContract;

/** One elsewhere: the session that asks is ended by logging out. Identity is shown again before (ASVS 5.0 7.5.2). */
export const END_ONE_SESSION = {
  id: "end-one-session",
  method: "DELETE",
  path: `${USER_AUTH}/sessions/{id}`,
  summary: "Logs the player out in one other place",
  audience: "player",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "not-found", "confirmation-needed"],
} as const satisfies CallContract;

export const END_OTHER_SESSIONS = {
  id: "end-other-sessions",
  method: "DELETE",
  path: `${USER_AUTH}/sessions`,
  summary: "Logs the player out everywhere else",
  audience: "player",
  kind: "change",
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted", "confirmation-needed"],
} as const satisfies CallContract;
