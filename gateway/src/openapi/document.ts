import {
  IDEMPOTENCY_KEY_HEADER,
  IDEMPOTENCY_KEY_PATTERN,
  type CallAudience,
  type CallContract,
  type JsonSchema,
} from "@spilhus/contracts";
import { CALLS } from "@spilhus/contracts/calls";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import { answersOf, inJson } from "./answers.ts";
import { schemaJson } from "./schemaJson.ts";

const pathParameters = (path: string): JsonSchema[] =>
  [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

function queryParameters({ query }: CallContract): JsonSchema[] {
  if (!query) return [];
  const { properties = {}, required = [] } = schemaJson(query, "input") as {
    // Every query is an object's schema.
    readonly properties?: Readonly<Record<string, JsonSchema>>;
    readonly required?: readonly string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const IDEMPOTENCY_KEY = {
  name: IDEMPOTENCY_KEY_HEADER,
  in: "header",
  required: true,
  description: "Made once for each intention and sent with every retry; another request needs another key.",
  schema: { type: "string", pattern: IDEMPOTENCY_KEY_PATTERN.source },
};

const SECURITY: Readonly<Partial<Record<CallAudience, readonly JsonSchema[]>>> = {
  reader: [{ token: [] }],
  server: [{ signature: [] }],
  operator: [{ signature: [] }],
  studio: [{ signature: [] }],
  "chat-server": [{ signature: [] }],
  player: [{ session: [] }],
};

const operationOf = (contract: CallContract, path: string): JsonSchema => ({
  operationId: contract.id,
  summary: contract.summary,
  parameters: [
    ...pathParameters(path),
    ...queryParameters(contract),
    ...(contract.idempotent ? [IDEMPOTENCY_KEY] : []),
  ],
  ...(contract.body
    ? { requestBody: { required: true, content: inJson(schemaJson(contract.body, "input")) } }
    : {}),
  security: SECURITY[contract.audience] ?? [],
  responses: answersOf(contract),
});

/** The OpenAPI 3.1 document of the gateway, made of the contracts of its calls. */
export function openApiDocument(calls: readonly CallContract[] = CALLS): JsonSchema {
  const paths: Record<string, Record<string, JsonSchema>> = {};
  for (const contract of calls) {
    for (const [index, path] of [contract.path, ...(contract.aliases ?? [])].entries()) {
      const operation = operationOf(contract, path);
      const item = (paths[path.replaceAll("*}", "}")] ??= {});
      // An operation id may stand in a document once.
      item[contract.method.toLowerCase()] =
        index === 0 ? operation : { ...operation, operationId: `${contract.id}-${index + 1}` };
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Spilhus gateway", version: "1" },
    components: {
      securitySchemes: {
        token: { type: "apiKey", in: "query", name: "token" },
        session: { type: "apiKey", in: "cookie", name: PLAYER_COOKIES.session.name },
        signature: { type: "apiKey", in: "header", name: "x-signature" },
      },
    },
    paths,
  };
}
