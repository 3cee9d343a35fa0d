import {
  BLOCK_ACCOUNT,
  DELETE_ACCOUNT,
  SELF_EXCLUDE,
  TAKE_COOLING_OFF,
} from "@spilhus/contracts/player-account";
import { callOf } from "../request/index.ts";

export const takeCoolingOff = /* @__PURE__ */ callOf(TAKE_COOLING_OFF);
export const blockAccount = /* @__PURE__ */ callOf(BLOCK_ACCOUNT);
export const selfExclude = /* @__PURE__ */ callOf(SELF_EXCLUDE);
export const deleteAccount = /* @__PURE__ */ callOf(DELETE_ACCOUNT);
