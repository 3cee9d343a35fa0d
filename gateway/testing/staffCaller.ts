import type { StaffRole } from "@spilhus/contracts";
import { STAFF_SESSION_HEADER } from "@spilhus/contracts/staff";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import type { Queries } from "../src/database/index.ts";
import { openStaffSession } from "../src/staff/index.ts";
import { staffMembers } from "../src/staff/tables.ts";

export const CONSOLE_ORIGIN = "http://konsol.localhost:3000";
export const CONSOLE_SECRET = "a secret of the console, long enough for a test";

/** What a gateway needs for calls of staff, where nobody signs in. */
export const CONSOLE_ENVIRONMENT = {
  STAFF: JSON.stringify({
    issuer: "http://medarbejder.localhost:9",
    client: { id: "console", secret: "a secret of the console's client" },
    console: CONSOLE_ORIGIN,
  }),
  CONSOLE_SECRET,
};

export interface StaffCallOptions {
  readonly body?: unknown;
  readonly session?: string | undefined;
  /** Replaces what the console would send; `undefined` leaves a header out. */
  readonly headers?: Readonly<Record<string, string | undefined>>;
  readonly secret?: string;
}

let members = 0;

/** Calls a gateway as the console's server does, with members of staff who have signed in. */
export function staffCaller(db: Queries, origin: string) {
  return {
    /** Somebody with these roles. */
    async member(roles: readonly StaffRole[], name = "Test Person") {
      members += 1;
      const [row] = await db
        .insert(staffMembers)
        .values({ issuer: "https://test.example", sub: `person-${members}`, name, email: null })
        .returning({ id: staffMembers.id });
      if (!row) throw new Error("The database returned no member of staff.");
      const { token } = await openStaffSession(db, row.id, roles);
      return { id: row.id, session: token };
    },
    call(
      method: "GET" | "POST",
      path: string,
      { body, session, headers = {}, secret = CONSOLE_SECRET }: StaffCallOptions = {},
    ): Promise<Response> {
      const text = method === "GET" ? "" : JSON.stringify(body ?? {});
      const sent = {
        [SIGNATURE_HEADER]: signRequest(secret, { method, path, body: text }, Date.now()),
        [STAFF_SESSION_HEADER]: session,
        ...(method === "GET"
          ? {}
          : { "content-type": "application/json", origin: CONSOLE_ORIGIN, "sec-fetch-site": "same-origin" }),
        ...headers,
      };
      return fetch(origin + path, {
        method,
        headers: Object.entries(sent).filter((pair): pair is [string, string] => pair[1] !== undefined),
        ...(text === "" ? {} : { body: text }),
      });
    },
  };
}
