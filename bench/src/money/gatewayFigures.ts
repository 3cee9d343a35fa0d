import { loadedGateway } from "@spilhus/gateway/load";
import type { Figure } from "../report/section.ts";
import { longList } from "./longList.ts";
import type { MoneyDatabase } from "./moneyDatabase.ts";
import { repeatedWebhook } from "./repeatedWebhook.ts";
import { stakes } from "./stakes.ts";
import { unchangedBalance } from "./unchangedBalance.ts";

/** What a gateway on the database answers under load. */
export async function gatewayFigures(database: MoneyDatabase, seconds: number): Promise<Figure[]> {
  const { db, folder, players } = database;
  await using gateway = await loadedGateway(db, folder);
  const [player = ""] = players;
  return [
    ...(await unchangedBalance(gateway, player, seconds)),
    ...(await repeatedWebhook(database, gateway, seconds)),
    ...(await stakes(database, gateway, seconds)),
    ...(await longList(database, gateway, seconds)),
  ];
}
