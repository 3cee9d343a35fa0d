import * as z from "zod/mini";
import { type CallContract, STAFF_ROLES } from "../call-contract/index.ts";
import { DoneSchema, IsoTimeSchema } from "../values/index.ts";

/** Carries the session of a member of staff from the console's server to the gateway. */
export const STAFF_SESSION_HEADER = "x-staff-session";

/** Where the identity provider sends a member of staff back to, on the console's host. */
export const STAFF_RETURN_PATH = "/log-ind/retur";

/** Times of a sign-in and of a session, in seconds (ASVS 5.0 7.3.1, 7.3.2). */
export const STAFF_SIGN_IN_LIMITS = {
  /** For the way to the identity provider and back. */
  visitSeconds: 600,
  /** A session that is not used ends after these. */
  idleSeconds: 900,
  /** A session ends after these, used or not. A role that is removed at the provider lasts no longer. */
  sessionSeconds: 3_600,
} as const;

const token = z.string().check(z.regex(/^[\w-]{43}$/, "must be a token of the gateway"));
/** A path of the console, with its query. */
const consolePath = z
  .string()
  .check(z.maxLength(500), z.regex(/^\/(?![/\\])[\w\-./?=&%:+]*$/, "must be a path of the console"));

/** The member of staff behind a session. */
export const StaffSessionSchema = z.object({
  member: z.object({
    id: z.uuid(),
    name: z.string(),
    email: z.nullable(z.string()),
    roles: z.array(z.enum(STAFF_ROLES)),
  }),
  signedInAt: IsoTimeSchema,
  /** The end unless the session is used before, and the latest end. */
  idleEndsAt: IsoTimeSchema,
  endsAt: IsoTimeSchema,
});
export type StaffSession = z.infer<typeof StaffSessionSchema>;

export const START_STAFF_SIGN_IN = {
  id: "start-staff-sign-in",
  method: "POST",
  path: "/staff/sign-in",
  summary:
    "Begins a sign-in of staff: the identity provider's address, and a token that binds the visit to a browser",
  audience: "console",
  kind: "change",
  body: z.object({ returnPath: consolePath }),
  answer: z.object({ address: z.url(), visit: token }),
  refusals: ["unavailable"],
} as const satisfies CallContract;

export const FINISH_STAFF_SIGN_IN = {
  id: "finish-staff-sign-in",
  method: "POST",
  path: "/staff/sign-in/finish",
  summary: "Finishes a sign-in of staff with what the identity provider sent the browser back with, once",
  audience: "console",
  kind: "change",
  body: z.object({
    visit: token,
    /** Query of the address that the browser came back to, with its `?`. */
    query: z.string().check(z.maxLength(4_096), z.regex(/^\?[\x21-\x7e]*$/, "must be a query")),
  }),
  answer: z.object({ session: token, returnPath: consolePath, endsAt: IsoTimeSchema }),
  refusals: ["staff-sign-in-refused", "staff-without-role"],
} as const satisfies CallContract;

export const GET_STAFF_SESSION = {
  id: "get-staff-session",
  method: "GET",
  path: "/staff/session",
  summary: "The signed-in member of staff, their roles and the ends of the session",
  audience: "staff",
  kind: "read",
  roles: STAFF_ROLES,
  answer: StaffSessionSchema,
  refusals: ["not-signed-in", "role-needed"],
} as const satisfies CallContract;

export const SIGN_OUT_STAFF = {
  id: "sign-out-staff",
  method: "POST",
  path: "/staff/sign-out",
  summary: "Ends the session, or all sessions of the member of staff",
  audience: "staff",
  kind: "change",
  roles: STAFF_ROLES,
  body: z.object({ everywhere: z.boolean() }),
  answer: DoneSchema,
  refusals: ["not-signed-in", "role-needed", "cross-site"],
} as const satisfies CallContract;
