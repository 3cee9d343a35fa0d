import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { SavedGames } from "@spilhus/contracts/player-account";
import { autoRetry } from "../player-data/autoRetry.ts";
import type { SavedGameService } from "./savedGameService.ts";

const SAVED = ["saved-games"];

/** A change of the list, shown before it is saved. */
interface Change {
  readonly act: "save" | "forget";
  readonly slug: string;
  readonly name: string;
}

/** The player's saved games with their cards. A removed game disappears at once, and returns if the call fails. */
export function useSavedGames(service: SavedGameService) {
  const client = useQueryClient();
  const list = useQuery({
    ...autoRetry,
    queryKey: SAVED,
    queryFn: ({ signal }) => service.list(signal),
    staleTime: 0,
  });
  const slugs = list.data?.games.map(({ slug }) => slug) ?? [];
  const cards = useQuery({
    ...autoRetry,
    queryKey: [...SAVED, "cards", slugs.toSorted().join()],
    queryFn: ({ signal }) => service.cards(slugs, signal),
    enabled: slugs.length > 0,
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });
  const change = useMutation({
    networkMode: "always",
    mutationFn: ({ act, slug }: Change) => service[act](slug),
    onMutate: async ({ act, slug }) => {
      await client.cancelQueries({ queryKey: SAVED, exact: true });
      const before = client.getQueryData<SavedGames>(SAVED);
      if (act === "forget") {
        client.setQueryData<SavedGames>(
          SAVED,
          (now) => now && { games: now.games.filter((game) => game.slug !== slug) },
        );
      }
      return { before };
    },
    onError: (_error, _change, context) => client.setQueryData(SAVED, context?.before),
    onSuccess: (games) => client.setQueryData(SAVED, games),
  });
  const bySlug = new Map(cards.data?.map((game) => [game.slug, game]));
  const games = slugs.flatMap((slug) => bySlug.get(slug) ?? []);
  const isKnown = list.data !== undefined && (slugs.length === 0 || cards.data !== undefined);
  return {
    query: {
      data: isKnown ? games : undefined,
      isError: list.isError || (slugs.length > 0 && cards.isError),
      refetch: () => Promise.all([list.refetch(), slugs.length > 0 && cards.refetch()]),
    },
    change,
  };
}
