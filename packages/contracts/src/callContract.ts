import type * as z from "zod/mini";
import type { RefusalCode } from "./refusals.ts";

/**
 * Who may make a call, before any restriction is looked at:
 * - `anyone`
 * - `guests`: only without a session
 * - `players`: only with one
 * - `registrants`: players, and those whose registration is under way
 */
export type CallAudience = "anyone" | "guests" | "players" | "registrants";

/**
 * How a call is protected from other sites:
 * - `read`: has no effect
 * - `effect`: a GET that has one; needs the marker, and Sec-Fetch-Site where the browser sends it
 * - `change`: needs marker, JSON and this brand's Origin
 * - `navigation`: the browser goes there itself; bound by a one-shot cookie
 */
export type CallKind = "read" | "effect" | "change" | "navigation";

/**
 * One call, defined once: the gateway parses by it, the client is typed by it, the OpenAPI document is made of it.
 * What every call can answer (`invalid-request`, `too-many-requests`, `internal` …) is not repeated in `refusals`.
 */
export interface CallContract {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  /** With `{name}` places. */
  readonly path: `/gateway/${string}`;
  readonly summary: string;
  readonly audience: CallAudience;
  readonly kind: CallKind;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
  /** Absent: a redirect, or a file. */
  readonly answer?: z.ZodMiniType;
  /** The answer says `success: false` with status 200 when it failed (R8.03). */
  readonly legacy?: true;
  readonly refusals: readonly RefusalCode[];
}

/** Names of the `{name}` places of a path. */
export type PlacesOf<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | PlacesOf<Rest>
  : never;
