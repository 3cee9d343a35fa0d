import {
  LIST_OCCUPATION_TYPES,
  LIST_SALARY_TYPES,
  type ListedType,
  SET_OCCUPATION,
  SET_SALARY,
} from "@spilhus/contracts/player-account";
import { defineCall, DONE } from "../calls/defineCall.ts";
import { changeProfile } from "./changeProfile.ts";
import { OCCUPATION_TYPES } from "./occupationTypes.ts";
import { SALARY_TYPES } from "./salaryTypes.ts";

/** Whether an id is one that the player was shown. */
const isListed = (types: readonly ListedType[], id: string): boolean => types.some((type) => type.id === id);

export const isOccupation = (id: string): boolean => isListed(OCCUPATION_TYPES, id);
export const isSalary = (id: string): boolean => isListed(SALARY_TYPES, id);

export const listOccupationTypes = defineCall(LIST_OCCUPATION_TYPES, async () => ({
  types: [...OCCUPATION_TYPES],
}));

export const listSalaryTypes = defineCall(LIST_SALARY_TYPES, async () => ({ types: [...SALARY_TYPES] }));

export const setOccupation = defineCall(
  SET_OCCUPATION,
  async ({ services: { db }, session, body: { occupationId }, refuse }) => {
    if (!isOccupation(occupationId)) {
      throw refuse("invalid-request", "body.occupationId: is not in the list.");
    }
    await changeProfile(db, session, { occupationId });
    return DONE;
  },
);

export const setSalary = defineCall(
  SET_SALARY,
  async ({ services: { db }, session, body: { salaryId }, refuse }) => {
    if (!isSalary(salaryId)) {
      throw refuse("invalid-request", "body.salaryId: is not in the list.");
    }
    await changeProfile(db, session, { salaryId });
    return DONE;
  },
);
