import { getCatalogue, listSavedGames, listTransactions } from "@spilhus/api-client";
import { autoRetry } from "@spilhus/account/player-data";
import type { GameSummary, Locale } from "@spilhus/contracts";
import { playerTransport } from "@spilhus/player-session/session";
import { ownGames } from "./ownGames.ts";

interface GreetingSite {
  readonly brand: string;
  readonly locale: Locale;
  /** Movements of money can be read. */
  readonly hasPayments: boolean;
}

/** The player's games with what their cards need: played last, then saved. */
export const greetingGamesQuery = ({ brand, locale, hasPayments }: GreetingSite) => ({
  ...autoRetry,
  queryKey: ["greeting-games", locale],
  staleTime: 0,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }): Promise<readonly GameSummary[]> => {
    const [saved, played] = await Promise.all([
      listSavedGames(playerTransport, { signal }),
      hasPayments ? listTransactions(playerTransport, { query: { kind: "stake" }, signal }) : undefined,
    ]);
    const slugs = ownGames(
      (played?.transactions ?? []).flatMap(({ game }) => game ?? []),
      saved.games.map(({ slug }) => slug),
    );
    if (slugs.length === 0) return [];
    const query = { brand, locale, slugs: slugs.join(","), perPage: slugs.length };
    const { games } = await getCatalogue(playerTransport, { query, signal });
    return slugs.flatMap((slug) => games.find((game) => game.slug === slug) ?? []);
  },
});
