import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import { ListedTypesSchema } from "./choiceList.ts";

export const LIST_OCCUPATION_TYPES = {
  id: "list-occupation-types",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/occupation/types`,
  summary: "The occupations to choose from (R7.04)",
  audience: "anyone",
  kind: "read",
  answer: ListedTypesSchema,
  refusals: [],
} as const satisfies CallContract;

export const SET_OCCUPATION = {
  id: "set-occupation",
  method: "POST",
  path: `${PLAYER_ACCOUNT}/user/occupation`,
  summary: "Sets the player's occupation (R7.05)",
  audience: "player",
  kind: "change",
  body: z.object({ occupationId: z.string().check(z.maxLength(40)) }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
