import {
  LIST_OCCUPATION_TYPES,
  LIST_SALARY_TYPES,
  SET_OCCUPATION,
  SET_SALARY,
} from "@spilhus/contracts/player-account";
import { defineCall, DONE } from "../calls/index.ts";
import { isOccupation, isSalary, OCCUPATION_TYPES, SALARY_TYPES } from "../profile-options/index.ts";
import { changeProfile } from "./changeProfile.ts";

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
