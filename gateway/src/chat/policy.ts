import { createHash } from "node:crypto";
import type { ChatPolicy } from "@spilhus/contracts/chat";
import { and, eq, inArray } from "drizzle-orm";
import type { Brands, GatewayConfig } from "../config/index.ts";
import type { Queries } from "../database/index.ts";
import { isInForce } from "./bans.ts";
import { chatDomain } from "./chatDomain.ts";
import { roomsOf } from "./roomCalls.ts";
import { chatNames, chatSanctions, chatWords } from "./tables.ts";

const secondsOf = (time: Date | null) => (time === null ? null : Math.ceil(time.getTime() / 1_000));

async function sanctionsInForce(db: Queries) {
  return db
    .select({
      brand: chatSanctions.brand,
      chatId: chatNames.chatId,
      kind: chatSanctions.kind,
      room: chatSanctions.room,
      until: chatSanctions.until,
      reason: chatSanctions.reason,
    })
    .from(chatSanctions)
    .innerJoin(
      chatNames,
      and(eq(chatNames.brand, chatSanctions.brand), eq(chatNames.playerId, chatSanctions.playerId)),
    )
    .where(and(isInForce, inArray(chatSanctions.kind, ["mute", "ban"])))
    .orderBy(chatSanctions.id);
}

/** Everything by which the chat server decides about lines and players. Its version is the same wherever it is asked. */
export async function policyOf(
  db: Queries,
  brands: Brands,
  mode: GatewayConfig["mode"],
): Promise<ChatPolicy> {
  const words = await db
    .select({ term: chatWords.term, action: chatWords.action })
    .from(chatWords)
    .orderBy(chatWords.term);
  const sanctions = await sanctionsInForce(db);
  const domains: ChatPolicy["domains"] = {};
  for (const brand of brands.values()) {
    domains[chatDomain(mode, brand)] = {
      rooms: (await roomsOf(db, brand)).map(({ room, mode: who, slowSeconds }) => ({
        ...{ room, mode: who, slowSeconds },
      })),
      words,
      sanctions: sanctions
        .filter((one) => one.brand === brand.id)
        .flatMap(({ chatId, kind, room, until, reason }) =>
          kind === "warn" ? [] : [{ chatId, kind, room, until: secondsOf(until), reason }],
        ),
    };
  }
  const version = createHash("sha256").update(JSON.stringify(domains)).digest("hex").slice(0, 16);
  return { version, domains };
}
