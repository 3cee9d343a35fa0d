import {
  LIST_OCCUPATION_TYPES,
  LIST_SALARY_TYPES,
  SET_EMAIL,
  GET_WINNER_NAME,
  SET_OCCUPATION,
  SET_WINNER_NAME,
  SET_PHONE_NUMBER,
  SET_SALARY,
} from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

/** R7.02. */
export const setPhoneNumber = /* @__PURE__ */ callOf(SET_PHONE_NUMBER);
/** R7.04. */
export const listOccupationTypes = /* @__PURE__ */ callOf(LIST_OCCUPATION_TYPES);
/** R2.08. */
export const getWinnerName = /* @__PURE__ */ callOf(GET_WINNER_NAME);
export const setWinnerName = /* @__PURE__ */ callOf(SET_WINNER_NAME);
/** R7.05. */
export const setOccupation = /* @__PURE__ */ callOf(SET_OCCUPATION);
/** R7.06. */
export const listSalaryTypes = /* @__PURE__ */ callOf(LIST_SALARY_TYPES);
/** R7.07. */
export const setSalary = /* @__PURE__ */ callOf(SET_SALARY);
export const setEmail = /* @__PURE__ */ callOf(SET_EMAIL);
