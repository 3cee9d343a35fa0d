import { randomUUID } from "node:crypto";
import { buyPlates, offerPlates } from "@spilhus/api-client";
import type { Member } from "./member.ts";

/**
 * Buys plates of a round for a member, chosen among those that the room offers.
 *
 * @returns how many were bought: none when the member has all that the room allows, or was refused
 */
export async function buyIn(member: Member, round: string, plates: number): Promise<number> {
  const bought = await member.act(async (transport) => {
    const offer = await offerPlates(transport, { query: { round, count: plates } });
    const chosen = offer.plates.slice(0, Math.min(plates, offer.left)).map(({ no }) => no);
    if (chosen.length === 0) return 0;
    await buyPlates(transport, { body: { round, plates: chosen }, idempotencyKey: randomUUID() });
    return chosen.length;
  });
  return bought ?? 0;
}
