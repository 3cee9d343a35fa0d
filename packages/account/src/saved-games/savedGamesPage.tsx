import { routeById, type RouteId } from "@spilhus/routes";
import { accountCrumbs } from "../frame/accountCrumbs.ts";
import { AccountFrame } from "../frame/AccountFrame.tsx";
import { definePage } from "@spilhus/page-kit";
import { SAVED_GAMES_MESSAGES } from "./savedGamesMessages.ts";
import { SavedGamesIsland } from "./SavedGamesIsland.tsx";

const LOBBIES = ["slots", "casino", "bingo", "banko"] as const satisfies readonly RouteId[];

/** The player's saved games (R2.36). */
export const savedGamesPage = definePage({
  route: "saved-games",
  load: () => Promise.resolve(undefined),
  describe: (_, { t, path }) => ({
    title: t("savedGames.title"),
    description: t("savedGames.description"),
    crumbs: accountCrumbs(t, t("savedGames.title"), path),
  }),
  Body: ({ request }) => {
    const { brand, t, messagesOf } = request;
    const lobby = LOBBIES.find((id) => brand.enabledRoutes.some((enabled) => enabled === id));
    return (
      <AccountFrame request={request} route="saved-games" title={t("savedGames.title")}>
        <p>{t("savedGames.text")}</p>
        <SavedGamesIsland
          brand={brand.id}
          gameCard={brand.look.gameCard}
          lobbyPath={routeById(lobby ?? "front").path}
          messages={messagesOf(...SAVED_GAMES_MESSAGES)}
        />
      </AccountFrame>
    );
  },
});
