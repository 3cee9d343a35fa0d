import { islandTranslator } from "@spilhus/i18n/island";
import type { BrandDefinition } from "@spilhus/brand";
import { Button, ButtonLink, EmptyState, GameGrid, Notice } from "@spilhus/ui";
import { QueryBoundary } from "../player-data/QueryBoundary.tsx";
import { makePicture } from "@spilhus/page-kit/pictures";
import { cardContent } from "@spilhus/page-kit/game-cards";
import type { SavedGamesMessages } from "./savedGamesMessages.ts";
import type { SavedGameService } from "./savedGameService.ts";
import { useSavedGames } from "./useSavedGames.ts";

export interface SavedGamesPanelProps {
  readonly service: SavedGameService;
  /** How the brand draws a game. */
  readonly gameCard: BrandDefinition["look"]["gameCard"];
  /** Path of the lobby, linked from the empty list. */
  readonly lobbyPath: string;
  readonly messages: SavedGamesMessages;
}

/** Logs picture errors to the browser's console. */
const CONSOLE = {
  error: (details: object, message: string) => console.error(message, details),
  warn: (details: object, message: string) => console.warn(message, details),
};

/** The player's saved games as cards, each with a button that removes it. */
export function SavedGamesPanel({ service, gameCard, lobbyPath, messages }: SavedGamesPanelProps) {
  const t = islandTranslator(messages);
  const { query, change } = useSavedGames(service);
  const { variables: last } = change;
  const context = { brand: { look: { gameCard } }, locale: messages.locale, t };
  const failedText = last?.act === "save" ? "savedGames.saveAgainFailed" : "savedGames.forgetFailed";
  return (
    <QueryBoundary
      query={query}
      loadingText={t("savedGames.loading")}
      failedTitle={t("savedGames.failedTitle")}
      messages={messages}
    >
      {(games) => (
        <>
          {change.isError && last && (
            <Notice tone="danger" live="assertive">
              {t(failedText, { game: last.name })}
            </Notice>
          )}
          {!change.isError && last?.act === "forget" && (
            <Notice live="polite">
              {t("savedGames.forgotten", { game: last.name })}{" "}
              <Button kind="quiet" size="small" onClick={() => change.mutate({ ...last, act: "save" })}>
                {t("savedGames.saveAgain")}
              </Button>
            </Notice>
          )}
          {games.length > 0 ? (
            <GameGrid
              variant={gameCard}
              label={t("savedGames.list")}
              headingLevel={2}
              games={games.map((game) =>
                cardContent(game, context, (...picture) => makePicture(...picture, CONSOLE)),
              )}
              actions={Object.fromEntries(
                games.map(({ slug, name }) => [
                  slug,
                  <Button
                    key={slug}
                    kind="secondary"
                    size="small"
                    icon="close"
                    aria-label={t("savedGames.forgetNamed", { game: name })}
                    onClick={() => change.mutate({ act: "forget", slug, name })}
                  >
                    {t("savedGames.forget")}
                  </Button>,
                ]),
              )}
            />
          ) : (
            <EmptyState
              icon="star"
              title={t("savedGames.emptyTitle")}
              text={t("savedGames.emptyText")}
              actions={<ButtonLink href={lobbyPath}>{t("savedGames.toGames")}</ButtonLink>}
            />
          )}
        </>
      )}
    </QueryBoundary>
  );
}
