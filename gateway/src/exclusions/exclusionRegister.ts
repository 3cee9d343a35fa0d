import type { Log } from "@spilhus/lib";
import { request } from "undici";
import * as z from "zod";
import type { RegisterClient } from "../config/index.ts";
import type { PersonKeys } from "../players/index.ts";

/** The national register's answer about a person. `none`: no answer, or an invalid one. */
export type RegisterAnswer =
  | { readonly status: "not-registered" }
  /** `until` is an ISO time; absent: excluded permanently. */
  | { readonly status: "registered"; readonly until: string | null }
  | { readonly status: "none" };

/** Asks the register about a person. Never fails: without an answer the result is `none`. */
export type AskRegister = (cpr: string) => Promise<RegisterAnswer>;

/** The service of features that ask the register about a player; absent where MitID is not configured. */
export interface RegisterServices {
  readonly people:
    | { readonly askRegister: AskRegister; readonly keys: Pick<PersonKeys, "openCpr"> }
    | undefined;
}

const AnswerSchema = z.discriminatedUnion("status", [
  z.object({ status: z.literal("not-registered") }),
  z.object({ status: z.literal("registered"), until: z.nullable(z.iso.datetime({ offset: true })) }),
]);

const TIMEOUT_MS = 2_000;
const MAX_BYTES = 4_096;

export interface RegisterSettings {
  /** Address of the register; without one there is never an answer. */
  readonly origin: string | undefined;
  /** Sent as HTTP Basic credentials (RFC 7617). */
  readonly client?: RegisterClient | undefined;
  readonly log: Log;
}

const basic = ({ id, secret }: RegisterClient) =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString("base64")}`;

export function exclusionRegister(settings: RegisterSettings): AskRegister {
  const { origin, client, log } = settings;
  const credentials = client ? { authorization: basic(client) } : {};
  return async (cpr) => {
    if (origin === undefined) return { status: "none" };
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS);
      const { statusCode, body } = await request(new URL("/exclusions/check", origin), {
        method: "POST",
        headers: { "content-type": "application/json", accept: "application/json", ...credentials },
        body: JSON.stringify({ cpr }),
        signal,
      });
      const text = await body.text();
      if (statusCode !== 200 || text.length > MAX_BYTES) throw new Error(`It answered ${statusCode}.`);
      return AnswerSchema.parse(JSON.parse(text));
    } catch (error) {
      // A schema's error repeats its input, and no personal data may be logged.
      const reason =
        error instanceof z.ZodError ? "malformed" : error instanceof Error ? error.name : "unknown";
      log("warn", "the exclusion register did not answer", { reason });
      return { status: "none" };
    }
  };
}
