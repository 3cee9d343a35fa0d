import type { JsonSchema, Schema } from "@spilhus/contracts";
import * as z from "zod";

/** The JSON Schema of what a caller sends (`input`) or receives (`output`). */
export const schemaJson = (schema: Schema, io: "input" | "output"): JsonSchema =>
  "jsonSchema" in schema
    ? schema.jsonSchema
    : z.toJSONSchema(schema, { target: "draft-2020-12", io, unrepresentable: "any" });
