import { expectTypeOf, it } from "vitest";
import * as z from "zod/mini";
import { DoneSchema } from "../values/index.ts";
import type { CallContract } from "./callContract.ts";
import type { InputOf } from "./callTypes.ts";

const PAY = {
  id: "pay",
  method: "POST",
  path: "/gateway/payments/{account}/files/{name*}",
  summary: "Pays",
  audience: "player",
  kind: "change",
  idempotent: true,
  body: z.object({ amountOre: z.int() }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in"],
} as const satisfies CallContract;

it("asks the caller of an idempotent call for a key, beside places and body", () => {
  expectTypeOf<InputOf<typeof PAY>>().branded.toEqualTypeOf<{
    readonly places: Readonly<Record<"account" | "name", string>>;
    readonly body: { amountOre: number };
    readonly idempotencyKey: string;
  }>();
  const { idempotent, ...rest } = PAY;
  expectTypeOf<InputOf<typeof rest>>().not.toHaveProperty("idempotencyKey");
  expectTypeOf(idempotent).toEqualTypeOf<true>();
});
