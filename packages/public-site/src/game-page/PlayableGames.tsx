import type { GameSummary } from "@spilhus/contracts";
import { Container, GameRail, Notice, Stack } from "@spilhus/ui";
import type { PageRequest } from "@spilhus/page-kit";
import { gameCardContent } from "@spilhus/page-kit/game-cards";
import { isHall } from "./gameFacts.ts";

/** Says that a game or hall opens later, and shows what can be played instead. */
export function PlayableGames({
  instead,
  games,
  request,
}: {
  readonly instead: Pick<GameSummary, "category">;
  readonly games: readonly GameSummary[];
  readonly request: PageRequest;
}) {
  const { t, brand } = request;
  return (
    <Container>
      <Stack gap={5}>
        <Notice title={t(isHall(instead) ? "game.hallOpensLater" : "game.opensLater")}>
          <p>{t(isHall(instead) ? "game.hallOpensLaterText" : "game.opensLaterText")}</p>
        </Notice>
        {games.length > 0 && (
          <GameRail
            id="playable"
            title={t("game.playable")}
            text={t("game.playableText")}
            variant={brand.look.gameCard}
            games={games.map((game) => gameCardContent(game, request))}
            previousLabel={t("shell.scrollBack")}
            nextLabel={t("shell.scrollForward")}
          />
        )}
      </Stack>
    </Container>
  );
}
