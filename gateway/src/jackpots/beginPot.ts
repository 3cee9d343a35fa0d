import type { Pot } from "@spilhus/game-math";
import type { Queries } from "../database/index.ts";
import { postMovement } from "../ledger/index.ts";
import { potAccount } from "./potAccount.ts";
import { pots } from "./tables.ts";

/** Where a pot is won: on a brand, under the licence that pays. */
export interface PotPlace {
  readonly brand: string;
  readonly licence: string;
}

/** Begins a brand's pot with the house's first money, once however many gateways do it at the same time. */
export async function beginPot(tx: Queries, { brand, licence }: PotPlace, pot: Pot): Promise<void> {
  const { id, restartOre } = pot;
  const begun = await tx
    .insert(pots)
    .values({ brand, pot: id, licence, restartOre })
    .onConflictDoNothing()
    .returning({ pot: pots.pot });
  if (begun.length === 0) return;
  await postMovement(tx, {
    ...{ licence, brand, kind: "pot-begun", source: "pot-begun", reference: `${brand}/${id}`, by: "pot" },
    transfers: [
      {
        from: { kind: "house", ref: brand },
        to: potAccount({ brand, pot: id }),
        amountOre: restartOre,
      },
    ],
  });
}
