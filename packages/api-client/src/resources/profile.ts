import {
  LIST_OCCUPATION_TYPES,
  LIST_SALARY_TYPES,
  SET_EMAIL,
  SET_OCCUPATION,
  SET_PHONE_NUMBER,
  SET_SALARY,
} from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

/** R7.02. */
export const setPhoneNumber = /* @__PURE__ */ callOf(SET_PHONE_NUMBER);
/** R7.04. */
export const listOccupationTypes = /* @__PURE__ */ callOf(LIST_OCCUPATION_TYPES);
/** R7.05. */
export const setOccupation = /* @__PURE__ */ callOf(SET_OCCUPATION);
/** R7.06. */
export const listSalaryTypes = /* @__PURE__ */ callOf(LIST_SALARY_TYPES);
/** R7.07. */
export const setSalary = /* @__PURE__ */ callOf(SET_SALARY);
export const setEmail = /* @__PURE__ */ callOf(SET_EMAIL);
