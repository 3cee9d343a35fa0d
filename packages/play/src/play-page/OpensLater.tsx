import type { Game, GameSummary } from "@spilhus/contracts";
import type { PageRequest } from "@spilhus/page-kit";
import { gameCardContent } from "@spilhus/page-kit/game-cards";
import { gamePath } from "@spilhus/routes";
import { ButtonLink, Container, GameGrid, Section, Stack } from "@spilhus/ui";

interface OpensLaterProps {
  readonly game: Game;
  readonly others: readonly GameSummary[];
  readonly request: PageRequest;
}

/** A game that nobody can play yet, and what can be played instead. */
export function OpensLater({ game, others, request }: OpensLaterProps) {
  const { t, brand } = request;
  return (
    <Section>
      <Container>
        <Stack gap={5}>
          <h1>{t("play.opensLaterTitle", { game: game.name })}</h1>
          {others.length > 0 ? (
            <>
              <p>{t("play.opensLaterText")}</p>
              <GameGrid
                variant={brand.look.gameCard}
                games={others.map((other) => gameCardContent(other, request))}
                label={t("play.toLobby")}
              />
            </>
          ) : (
            <p>{t("entrance.unavailableText")}</p>
          )}
          <p>
            <ButtonLink href={gamePath(game.slug)} kind="secondary" data-navigation="hard">
              {t("entrance.toGamePage")}
            </ButtonLink>
          </p>
        </Stack>
      </Container>
    </Section>
  );
}
