import { SET_MARKETING_PERMISSION } from "@spilhus/contracts/player-account";
import { defineCall } from "../calls/index.ts";
import { databaseNow } from "../clock/index.ts";
import { changeProfile } from "./changeProfile.ts";

export const setMarketingPermission = defineCall(
  SET_MARKETING_PERMISSION,
  async ({ services: { db }, session, body }) => {
    await changeProfile(db, session, {
      marketingEmail: body.email,
      marketingSms: body.sms,
      marketingPhone: body.phone,
      marketingPush: body.push,
      // Always a new value, so that every answer is in the audit.
      marketingAnsweredAt: databaseNow,
    });
    return body;
  },
);
