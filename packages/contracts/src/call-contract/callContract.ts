import type * as z from "zod/mini";
import type { Shape } from "../shape/index.ts";
import type { RefusalCode } from "./refusals.ts";
import type { StaffRole } from "./staffRoles.ts";

/**
 * Who may make a call, and how the gateway knows them:
 * - `anyone`: every visitor of a site; a session is looked up if there is one
 * - `guest`: visitors without a session
 * - `player`: visitors with a session
 * - `registrant`: players, and visitors whose registration is under way
 * - `beacon`: a page that may be closing (`sendBeacon`, `text/plain`); no session is looked up
 * - `public`: everybody, sites' servers too; the answer depends on the address alone and may be cached
 * - `reader`: holders of a read token of a content space
 * - `server`: our own servers, by signature
 * - `operator`: tools of the operator and its editors, by signature
 * - `studio`: servers of a game studio, by signature with a key of the studio's own
 * - `chat-server`: the chat server, by signature with a key of its own
 * - `provider`: servers of payment providers, each by a signature of its own over the bytes that it sent
 * - `console`: the console's own server, by signature, for somebody who has not signed in yet
 * - `staff`: members of staff through the console, by its signature, their own session and one of the `roles`
 */
export type CallAudience =
  | "anyone"
  | "guest"
  | "player"
  | "registrant"
  | "beacon"
  | "public"
  | "reader"
  | "server"
  | "operator"
  | "studio"
  | "chat-server"
  | "provider"
  | "console"
  | "staff";

/** Audiences that make a call with their session, so that the restriction table decides about the call. */
export type SessionAudience = "anyone" | "player" | "registrant";

/**
 * How a call of a browser is protected from other sites:
 * - `read`: has no effect
 * - `effect`: a GET that has one; needs the marker, and Sec-Fetch-Site where the browser sends it
 * - `change`: needs marker, JSON and this brand's Origin
 * - `navigation`: the browser goes there itself; bound by a one-shot cookie
 * - `server`: no browser makes it, and no cookie goes with it
 */
export type CallKind = "read" | "effect" | "change" | "navigation" | "server";

/** Parses a part of a call; a {@link Shape} for the calls whose code every page of a player, or the deposit, loads. */
export type Schema = z.ZodMiniType | Shape<unknown>;

/** Calls that are counted together; the gateway's configuration has the numbers of each class. */
export type LimitClass =
  | "call"
  | "attempt"
  | "deposit"
  | "bonus-code"
  | "support"
  | "chat"
  | "tracking"
  | "feed"
  | "image"
  | "content"
  | "hook"
  | "management";

/**
 * One call, defined once: the gateway mounts it, the client is typed by it, the restriction table and the OpenAPI
 * document name it by its id.
 */
export interface CallContract {
  /** In kebab case. The constant of the contract and the client's function have the same name in their own case. */
  readonly id: string;
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `{name}` places; `{name*}` may hold slashes. */
  readonly path: `/${string}`;
  /** Other addresses of the same call. */
  readonly aliases?: readonly `/${string}`[];
  readonly summary: string;
  readonly audience: CallAudience;
  readonly kind: CallKind;
  /** Of a call of staff, and of no other: who has none of these roles is refused. */
  readonly roles?: readonly StaffRole[];
  /** Absent: `call`. */
  readonly limit?: LimitClass;
  /** Only the caller's own calls are counted: nobody else's calls can make the gateway refuse this one. */
  readonly isNeverCrowdedOut?: true;
  /** Most bytes of the body. Absent: what the gateway's server takes. */
  readonly bodyBytes?: number;
  /**
   * A call of a player who sends an idempotency key: it is carried out once, in one transaction, and a repeated call gets
   * the first answer again (see the ADR `idempotent-calls`).
   */
  readonly idempotent?: true;
  readonly query?: Schema;
  readonly body?: Schema;
  /** Absent: a redirect, a file, or no content. */
  readonly answer?: Schema;
  /** Of a successful answer; absent: 200. */
  readonly status?: 200 | 201;
  /** Media type of an answer that is a file. */
  readonly file?: string;
  /** The answer says `success: false` with status 200 when the call failed (R8.03). */
  readonly legacy?: true;
  /** Codes of this call alone: what every call of its audience can answer is not repeated here. */
  readonly refusals: readonly RefusalCode[];
}

/** Names of the `{name}` places of a path. */
export type PlacesOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? (Name extends `${infer Bare}*` ? Bare : Name) | PlacesOf<Rest>
  : never;
