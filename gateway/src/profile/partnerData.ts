import { GET_PARTNER_DATA, type PartnerData } from "@spilhus/contracts/player-account";
import { eq } from "drizzle-orm";
import { defineCall } from "../calls/index.ts";
import { players } from "../players/index.ts";

const NOBODY: PartnerData = { partner_id: null, partner_name: null, partner_user_id: null };

export const partnerData = defineCall(GET_PARTNER_DATA, async ({ services: { db }, session }) => {
  const [partner] = await db
    .select({
      partner_id: players.partnerId,
      partner_name: players.partnerName,
      partner_user_id: players.partnerUserId,
    })
    .from(players)
    .where(eq(players.id, session.player.id));
  return partner ?? NOBODY;
});
