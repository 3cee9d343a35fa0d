import {
  ErrorBodySchema,
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

/** Refusals that every call of an audience can answer, beside those of its contract. */
const COMMON: Readonly<Record<Exclude<CallAudience, "reader">, readonly RefusalCode[]>> = {
  anyone: SITE,
  guest: SITE,
  player: SITE,
  registrant: SITE,
  beacon: PAGE,
  public: PAGE,
  server: SIGNED,
  operator: SIGNED,
};

/** Errors of the content vendor's delivery API, whose clients read another shape. */
const VENDOR_MESSAGE = { type: "object", properties: { error: { type: "string" } }, required: ["error"] };
const VENDOR_LIST = { type: "array", items: { type: "string" } };
const VENDOR_ERRORS = { 401: VENDOR_MESSAGE, 404: VENDOR_LIST, 422: VENDOR_LIST, 429: VENDOR_MESSAGE };

export const inJson = (schema: JsonSchema): JsonSchema => ({ "application/json": { schema } });

function success({ answer, kind, file }: CallContract): JsonSchema {
  if (kind === "navigation")
    return { 302: { description: "Where to go", headers: { location: { schema: { type: "string" } } } } };
  if (answer) return { 200: { description: "The answer", content: inJson(schemaJson(answer, "output")) } };
  if (file !== undefined) return { 200: { description: "The file", content: { [file]: {} } } };
  return { 204: { description: "Accepted" } };
}

function errors({ audience, refusals }: CallContract): JsonSchema {
  if (audience === "reader") return VENDOR_ERRORS;
  const body = schemaJson(ErrorBodySchema, "output");
  return Object.fromEntries(
    [...COMMON[audience], ...refusals].map((code) => [REFUSAL_STATUS[code], body] as const),
  );
}

/** The `responses` of a call. */
export function answersOf(contract: CallContract): JsonSchema {
  const refused = Object.entries(errors(contract)).map(([status, schema]) => [
    status,
    { description: "What is wrong and what to do", content: { "application/json": { schema } } },
  ]);
  return { ...success(contract), ...Object.fromEntries(refused) };
}
