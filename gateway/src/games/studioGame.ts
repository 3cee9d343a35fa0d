import type { GameTableOf } from "@spilhus/contracts/play";
import { and, eq } from "drizzle-orm";
import type { Queries } from "../database/index.ts";
import { studioGames } from "../studio-games/index.ts";
import { games } from "./tables.ts";

/** A game that is played in its studio's frame. */
export interface StudioGame {
  readonly id: string;
  readonly kind: "studio";
  readonly table: GameTableOf<"studio">;
}

/** A brand's game that is played in a studio's frame; nothing where it is of the house or cannot be played. */
export async function studioGame(
  db: Queries,
  { brand, game }: { readonly brand: string; readonly game: string },
): Promise<StudioGame | undefined> {
  const isOpen = and(
    eq(studioGames.brand, brand),
    eq(studioGames.game, games.slug),
    // The catalogue says whose game it is.
    eq(studioGames.studio, games.provider),
  );
  const [row] = await db
    .select({
      studio: studioGames.studio,
      address: studioGames.address,
      minRoundMs: studioGames.minRoundMs,
      leastStakeOre: games.minBetOre,
      mostStakeOre: games.maxBetOre,
    })
    .from(games)
    .innerJoin(studioGames, isOpen)
    .where(eq(games.slug, game));
  return row && { id: game, kind: "studio", table: { kind: "studio", id: game, ...row } };
}
