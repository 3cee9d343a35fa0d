import type * as z from "zod/mini";
import type { CallContract, PlacesOf } from "./callContract.ts";

/** A call that answers JSON: no redirect, no file. */
export type AnsweringContract = CallContract & { readonly answer: z.ZodMiniType };

/** What the caller reads. */
export type AnswerOf<Contract extends AnsweringContract> = z.output<Contract["answer"]>;

type Part<Contract, Name extends string> = Contract extends {
  readonly [Key in Name]: infer Schema extends z.ZodMiniType;
}
  ? { readonly [Key in Name]: z.input<Schema> }
  : unknown;

type Places<Path extends string> = [PlacesOf<Path>] extends [never]
  ? unknown
  : { readonly places: Readonly<Record<PlacesOf<Path>, string>> };

/** What a call must be given: the places of its path, its query, its body. */
export type InputOf<Contract extends CallContract> = Part<Contract, "query"> &
  Part<Contract, "body"> &
  Places<Contract["path"]>;
