import type { CallContract } from "@spilhus/contracts";
import { PLAYER_COOKIES } from "@spilhus/contracts/user-auth";
import * as z from "zod";
import { operationsOf, type Operation } from "./operations.ts";

type Json = Readonly<Record<string, unknown>>;

const jsonSchema = (schema: z.core.$ZodType, io: "input" | "output"): Json =>
  z.toJSONSchema(schema, { target: "draft-2020-12", io, unrepresentable: "any" });

const pathParameters = (path: string): Json[] =>
  [...path.matchAll(/\{(\w+)\*?\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));

function queryParameters(schema: z.core.$ZodType | undefined): Json[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema: property,
  }));
}

const inJson = (schema: Json): Json => ({ "application/json": { schema } });

function success({ answer, redirects, path }: Operation): Json {
  if (redirects)
    return { 302: { description: "Where to go", headers: { location: { schema: { type: "string" } } } } };
  const file = path.startsWith("/f/") ? { "image/*": {} } : { "*/*": {} };
  return {
    200: { description: "The answer", content: answer ? inJson(jsonSchema(answer, "output")) : file },
  };
}

function answers(operation: Operation): Json {
  return {
    ...success(operation),
    ...Object.fromEntries(
      Object.entries(operation.errors).map(([status, schema]) => [
        status,
        { description: "What is wrong and what to do", content: inJson(jsonSchema(schema, "output")) },
      ]),
    ),
  };
}

const SECURITY: Readonly<Record<Operation["access"], readonly Json[]>> = {
  public: [],
  token: [{ token: [] }],
  signed: [{ signature: [] }],
  session: [{ session: [] }],
};

/** The OpenAPI 3.1 document of the gateway, built from the schemas that its routes parse with. */
export function openApiDocument(contracts: readonly CallContract[]): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operationsOf(contracts)) {
    const path = operation.path.replaceAll("*}", "}");
    const item = (paths[path] ??= {});
    item[operation.method] = {
      summary: operation.summary,
      parameters: [...pathParameters(operation.path), ...queryParameters(operation.query)],
      ...(operation.body
        ? { requestBody: { required: true, content: inJson(jsonSchema(operation.body, "input")) } }
        : {}),
      security: SECURITY[operation.access],
      responses: answers(operation),
    };
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
