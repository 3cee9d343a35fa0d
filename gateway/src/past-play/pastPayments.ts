import { type MovementKind, postMovement, type Transfer } from "../ledger/index.ts";
import type { PastPayment } from "./pastEvent.ts";
import type { PastPlace } from "./pastPlace.ts";
import { PAST, type PastPlayer } from "./pastPlayers.ts";

const ELSEWHERE = { kind: "provider-clearing", ref: "import" } as const;

/** What a payment was booked as. A withdrawal left in two steps. */
const BOOKINGS: Readonly<
  Record<PastPayment["kind"], readonly (readonly [MovementKind, Transfer["from"], Transfer["to"]])[]>
> = {
  opening: [["import", ELSEWHERE, "cash"]],
  deposit: [["deposit", ELSEWHERE, "cash"]],
  withdrawal: [
    ["withdrawal-request", "cash", "reserved"],
    ["withdrawal-paid", "reserved", ELSEWHERE],
  ],
};

/** Books a payment unless the player's money is not as it asks. It is no row of a provider's, so it measures no payout. */
export async function writePastPayment(
  { tx, brand }: PastPlace,
  player: PastPlayer,
  { kind, id, at, amountOre, ifBelowOre = Infinity, ifAboveOre = -1 }: PastPayment,
): Promise<void> {
  if (player.cashOre >= ifBelowOre || player.cashOre <= ifAboveOre) return;
  for (const [booked, from, to] of BOOKINGS[kind]) {
    await postMovement(tx, {
      ...{ licence: brand.licence.number, brand: brand.id, playerId: player.id, kind: booked, by: "import" },
      ...{ source: `import:${booked}`, reference: `${PAST}${player.id}:${id}`, eventAt: at },
      transfers: [{ from, to, amountOre }],
    });
  }
  player.cashOre += kind === "withdrawal" ? -amountOre : amountOre;
}
