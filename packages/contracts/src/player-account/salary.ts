import * as z from "zod/mini";
import type { CallContract } from "../call-contract/index.ts";
import { DoneSchema } from "../values/index.ts";
import { PLAYER_ACCOUNT } from "./base.ts";
import { ListedTypesSchema } from "./choiceList.ts";

export const LIST_SALARY_TYPES = {
  id: "list-salary-types",
  method: "GET",
  path: `${PLAYER_ACCOUNT}/salary/types`,
  summary: "The salary ranges to choose from (R7.06)",
  audience: "anyone",
  kind: "read",
  answer: ListedTypesSchema,
  refusals: [],
} as const satisfies CallContract;

export const SET_SALARY = {
  id: "set-salary",
  method: "POST",
  path: `${PLAYER_ACCOUNT}/user/salary`,
  summary: "Sets the player's salary range (R7.07)",
  audience: "player",
  kind: "change",
  body: z.object({ salaryId: z.string().check(z.maxLength(40)) }),
  answer: DoneSchema,
  refusals: ["cross-site", "not-signed-in", "restricted"],
} as const satisfies CallContract;
