import {
  type CallContract,
  ErrorBodySchema,
  type PlacesOf,
  type Schema,
  type SchemaInput,
  type SchemaOutput,
} from "@spilhus/contracts";
import { STAFF_SESSION_HEADER } from "@spilhus/contracts/staff";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import type { Settings } from "../settings/index.ts";

/** The gateway has refused a call, or does not answer (`unavailable`). */
export class GatewayRefusal extends Error {
  override readonly name = "GatewayRefusal";
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, options?: ErrorOptions) {
    super(`The gateway refused: ${code}.`, options);
    this.status = status;
    this.code = code;
  }
}

/** Headers of the browser's request, which the gateway checks again. */
export interface Caller {
  readonly session?: string | undefined;
  readonly origin?: string | undefined;
  readonly fetchSite?: string | undefined;
  /** Address of the browser, for limits. */
  readonly address?: string | undefined;
}

type PartOf<Contract, Name extends string> = Contract extends {
  readonly [Key in Name]: infer Of extends Schema;
}
  ? { readonly [Key in Name]: SchemaInput<Of> }
  : unknown;

/** Input of a call: places, query and body. */
export type Given<Contract extends CallContract> = PartOf<Contract, "query"> &
  PartOf<Contract, "body"> &
  ([PlacesOf<Contract["path"]>] extends [never]
    ? unknown
    : { readonly places: Readonly<Record<PlacesOf<Contract["path"]>, string>> });

/** The parsed answer of a call. */
export type Answered<Contract extends CallContract> = Contract extends {
  readonly answer: infer Of extends Schema;
}
  ? SchemaOutput<Of>
  : string;

/** The gateway gives a call 5 s, and what follows its commit 3 s of them. */
const DEADLINE_MS = 8_000;

interface Parts {
  readonly places?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
}

function addressOf(path: string, { places = {}, query = {} }: Parts): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(places[name] ?? ""));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, String(value));
  return search.size > 0 ? `${filled}?${search.toString()}` : filled;
}

async function refusalOf(answer: Response): Promise<GatewayRefusal> {
  try {
    return new GatewayRefusal(answer.status, ErrorBodySchema.parse(await answer.json()).error.code);
  } catch (cause) {
    return new GatewayRefusal(answer.status, "unavailable", { cause });
  }
}

/** Sends a signed request with the visitor's session. @returns the answer unless it is a refusal */
async function send(
  { gateway, secret }: Pick<Settings, "gateway" | "secret">,
  { method, path: template }: CallContract,
  parts: Parts,
  { session, origin, fetchSite, address }: Caller,
  signal: AbortSignal,
): Promise<Response> {
  const path = addressOf(template, parts);
  const body = method === "GET" ? "" : JSON.stringify(parts.body ?? {});
  const headers = Object.entries({
    [SIGNATURE_HEADER]: signRequest(secret, { method, path, body }, Date.now()),
    [STAFF_SESSION_HEADER]: session,
    "x-forwarded-for": address,
    ...(method === "GET" ? {} : { "content-type": "application/json", origin, "sec-fetch-site": fetchSite }),
  }).filter((pair): pair is [string, string] => pair[1] !== undefined);
  let answer: Response;
  try {
    answer = await fetch(gateway + path, {
      method,
      headers,
      cache: "no-store",
      signal,
      ...(body === "" ? {} : { body }),
    });
  } catch (cause) {
    throw new GatewayRefusal(503, "unavailable", { cause });
  }
  if (!answer.ok) throw await refusalOf(answer);
  return answer;
}

/**
 * Makes a call of the console, signed and with the visitor's session.
 *
 * @throws {GatewayRefusal}
 */
export async function callGateway<const Contract extends CallContract>(
  settings: Pick<Settings, "gateway" | "secret">,
  contract: Contract,
  given: Given<Contract>,
  caller: Caller,
): Promise<Answered<Contract>> {
  const parts: Parts = given as Parts; // Its names are those of the contract's parts.
  const answer = await send(settings, contract, parts, caller, AbortSignal.timeout(DEADLINE_MS));
  const read: unknown = contract.answer ? contract.answer.parse(await answer.json()) : await answer.text();
  return read as Answered<Contract>; // Parsed by this contract's own schema.
}

/**
 * Makes a call that answers a file of any length: the answer must begin within the deadline, and none of it is kept in memory.
 *
 * @param signal of the browser, which may go away before the file's end
 * @throws {GatewayRefusal}
 */
export async function streamFromGateway<const Contract extends CallContract & { readonly file: string }>(
  settings: Pick<Settings, "gateway" | "secret">,
  contract: Contract,
  given: Given<Contract>,
  caller: Caller,
  signal: AbortSignal,
): Promise<Response> {
  const parts: Parts = given as Parts; // Its names are those of the contract's parts.
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), DEADLINE_MS);
  try {
    return await send(settings, contract, parts, caller, AbortSignal.any([signal, late.signal]));
  } finally {
    clearTimeout(timer);
  }
}
