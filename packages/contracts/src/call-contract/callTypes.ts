import type * as z from "zod/mini";
import type { Shape } from "../shape/index.ts";
import type { CallContract, PlacesOf, Schema } from "./callContract.ts";

/** A call that answers JSON: no redirect, no file. */
export type AnsweringContract = CallContract & { readonly answer: Schema };

/** What a schema accepts. */
export type SchemaInput<Of extends Schema> = Of extends z.ZodMiniType
  ? z.input<Of>
  : Of extends Shape<infer Value>
    ? Value
    : never;

/** What a schema parses a value to. */
export type SchemaOutput<Of extends Schema> = Of extends z.ZodMiniType
  ? z.output<Of>
  : Of extends Shape<infer Value>
    ? Value
    : never;

/** What the caller reads. */
export type AnswerOf<Contract extends AnsweringContract> = SchemaOutput<Contract["answer"]>;

type Part<Contract, Name extends string> = Contract extends {
  readonly [Key in Name]: infer Of extends Schema;
}
  ? { readonly [Key in Name]: SchemaInput<Of> }
  : unknown;

type Places<Path extends string> = [PlacesOf<Path>] extends [never]
  ? unknown
  : { readonly places: Readonly<Record<PlacesOf<Path>, string>> };

/** Made once for each intention of the caller and sent again with every retry, so that it is carried out once. */
type IdempotencyKey<Contract> = Contract extends { readonly idempotent: true }
  ? { readonly idempotencyKey: string }
  : unknown;

/** What a call must be given: the places of its path, its query, its body, its idempotency key. */
export type InputOf<Contract extends CallContract> = Part<Contract, "query"> &
  Part<Contract, "body"> &
  Places<Contract["path"]> &
  IdempotencyKey<Contract>;
