import * as z from "zod/mini";
import type { CallContract } from "../callContract.ts";
import { DoneSchema } from "../done.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import { ListedTypesSchema } from "./choiceList.ts";

export const LIST_OCCUPATION_TYPES = {
  method: "GET",
  path: `${PLAYER_ACCOUNT}/occupation/types`,
  summary: "The occupations to choose from (R7.04)",
  audience: "anyone",
  kind: "read",
  answer: ListedTypesSchema,
  refusals: [],
} as const satisfies CallContract;

export const SET_OCCUPATION = {
  method: "POST",
  path: `${PLAYER_ACCOUNT}/user/occupation`,
  summary: "Sets the player's occupation (R7.05)",
  audience: "players",
  kind: "change",
  body: z.object({ occupationId: z.string().check(z.maxLength(40)) }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
