import { ACCEPT_BONUS, GET_OFFER, GIVE_UP_BONUS, LIST_BONUSES } from "@spilhus/contracts/payments";
import { callOf } from "../request/index.ts";

/** R4.04. */
export const getOffer = /* @__PURE__ */ callOf(GET_OFFER);
export const listBonuses = /* @__PURE__ */ callOf(LIST_BONUSES);
export const acceptBonus = /* @__PURE__ */ callOf(ACCEPT_BONUS);
export const giveUpBonus = /* @__PURE__ */ callOf(GIVE_UP_BONUS);
