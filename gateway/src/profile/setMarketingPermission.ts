import type { MarketingPermission } from "@spilhus/contracts";
import { SET_MARKETING_PERMISSION, WITHDRAW_MARKETING_PERMISSION } from "@spilhus/contracts/player-account";
import { defineCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { changeProfile } from "./changeProfile.ts";

const NONE: MarketingPermission = { email: false, sms: false, phone: false, push: false };

const columnsOf = ({ email, sms, phone, push }: MarketingPermission) => ({
  marketingEmail: email,
  marketingSms: sms,
  marketingPhone: phone,
  marketingPush: push,
  // Always a new value, so that every answer is in the audit.
  marketingAnsweredAt: databaseNow,
});

export const setMarketingPermission = defineCall(
  SET_MARKETING_PERMISSION,
  async ({ services: { db }, session, body }) => {
    await changeProfile(db, session, columnsOf(body));
    return body;
  },
);

/** Withdraws all channels. Open to every player, see its contract. */
export const withdrawMarketingPermission = defineCall(
  WITHDRAW_MARKETING_PERMISSION,
  async ({ services: { db }, session }) => {
    await changeProfile(db, session, columnsOf(NONE));
    return NONE;
  },
);
