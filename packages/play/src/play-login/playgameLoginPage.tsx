import { definePage } from "@spilhus/page-kit";
import type { Game } from "@spilhus/contracts";
import { gamePath, pathOf, routeById } from "@spilhus/routes";
import { notFound } from "next/navigation";
import { ButtonLink, Cluster, Container, Section, Stack } from "@spilhus/ui";
import { WhyLoggedOut } from "./WhyLoggedOut.tsx";

const FRONT = pathOf(routeById("front"));

/**
 * The login before a game (R2.27). Passkey and password stay on this page, in the sign-in overlay, which opens by the
 * `returnUrl` in the address; MitID is a navigation of the whole window. All of them lead to the game that was asked for.
 * A player whose session is over for a break or an exclusion is told so first.
 */
export const playgameLoginPage = definePage<Game | undefined>({
  route: "playgame-login",
  async load({ games, query }) {
    const slug = query.get("game");
    if (slug === null) return undefined;
    const game = await games.game(slug);
    // Who logs in for a game that is not there would find out only afterwards.
    if (!game) notFound();
    return game;
  },
  describe: (game, { t, path }) => {
    const title = game ? t("play.loginTitle", { game: game.name }) : t("play.loginTitleAny");
    return { title, description: t("play.loginDescription"), crumbs: [{ name: title, path }] };
  },
  Body: ({ data: game, request }) => {
    const { t } = request;
    return (
      <Section>
        <Container width="text">
          <Stack gap={5}>
            <WhyLoggedOut request={request} />
            <h1>{game ? t("play.loginTitle", { game: game.name }) : t("play.loginTitleAny")}</h1>
            <p>{t("play.loginText")}</p>
            <p>{t("play.loginUnfinished")}</p>
            <Cluster>
              <ButtonLink href="?auth=login">{t("play.loginGo")}</ButtonLink>
              <ButtonLink href={game ? gamePath(game.slug) : FRONT} kind="secondary" data-navigation="hard">
                {game ? t("entrance.toGamePage") : t("play.toLobby")}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Container>
      </Section>
    );
  },
});
