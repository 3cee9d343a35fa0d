import {
  ErrorBodySchema,
  IDEMPOTENCY_REPLAYED_HEADER,
  REFUSAL_STATUS,
  type CallAudience,
  type CallContract,
  type JsonSchema,
  type RefusalCode,
} from "@spilhus/contracts";
import { schemaJson } from "./schemaJson.ts";

const PAGE = ["invalid-request", "unknown-brand", "wrong-brand", "too-many-requests"] as const;
const SITE = [...PAGE, "duplicate-session", "restricted"] as const;
const SIGNED = ["invalid-request", "unsigned", "unknown-brand", "too-many-requests"] as const;
/** Of the console's server. */
const OF_CONSOLE = ["invalid-request", "unsigned", "too-many-requests", "unavailable"] as const;

/** Refusals that every call of an audience can answer, beside those of its contract. */
const COMMON: Readonly<Record<Exclude<CallAudience, "reader">, readonly RefusalCode[]>> = {
  anyone: SITE,
  guest: SITE,
  player: SITE,
  registrant: SITE,
  beacon: PAGE,
  public: PAGE,
  server: SIGNED,
  provider: [...PAGE, "encoded-body"],
  operator: SIGNED,
  studio: ["invalid-request", "unsigned"],
  "chat-server": ["invalid-request", "unsigned"],
  console: OF_CONSOLE,
  staff: OF_CONSOLE,
};

/** Errors of the content vendor's delivery API, whose clients read another shape. */
const VENDOR_MESSAGE = { type: "object", properties: { error: { type: "string" } }, required: ["error"] };
const VENDOR_LIST = { type: "array", items: { type: "string" } };
const VENDOR_ERRORS = { 401: VENDOR_MESSAGE, 404: VENDOR_LIST, 422: VENDOR_LIST, 429: VENDOR_MESSAGE };

export const inJson = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });

/** Header of an idempotent call's answer. */
const REPLAYED = {
  [IDEMPOTENCY_REPLAYED_HEADER]: { description: "The answer was given before", schema: { const: "true" } },
};

function success({ answer, kind, file, status = 200, idempotent }: CallContract): JsonSchema {
  if (kind === "server") return { 200: { description: "Stored" } };
  if (kind === "navigation")
    return { 302: { description: "Where to go", headers: { location: { schema: { type: "string" } } } } };
  if (answer) {
    const content = inJson(schemaJson(answer, "output"));
    return { [status]: { description: "The answer", ...(idempotent && { headers: REPLAYED }), content } };
  }
  if (file !== undefined) return { 200: { description: "The file", content: { [file]: {} } } };
  return { 204: { description: "Accepted" } };
}

/** Refusals that every idempotent call can answer. */
const IDEMPOTENT = ["idempotency-key-reused", "request-in-progress"] as const;

function errors({ audience, refusals, idempotent }: CallContract): JsonSchema {
  if (audience === "reader") return VENDOR_ERRORS;
  const body = schemaJson(ErrorBodySchema, "output");
  const codes = [...COMMON[audience], ...(idempotent ? IDEMPOTENT : []), ...refusals];
  return Object.fromEntries(codes.map((code) => [REFUSAL_STATUS[code], body] as const));
}

/** The `responses` of a call. */
export function answersOf(contract: CallContract): JsonSchema {
  const refused = Object.entries(errors(contract)).map(([status, schema]) => [
    status,
    { description: "What is wrong and what to do", content: { "application/json": { schema } } },
  ]);
  return { ...success(contract), ...Object.fromEntries(refused) };
}
