"use client";
import { useQuery } from "@tanstack/react-query";
import { AccountQueries } from "@spilhus/account/player-data";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { cardContent } from "@spilhus/page-kit/game-cards";
import { makePicture } from "@spilhus/page-kit/pictures";
import { type ShownSession, useSession } from "@spilhus/player-session/session";
import type { PlayerSlots } from "@spilhus/player-session/visitor";
import { routeById } from "@spilhus/routes";
import { Greeting, type GreetingFact, Link } from "@spilhus/ui";
import { useBalance } from "../balance/useBalance.ts";
import { limitsQuery } from "../overview/overviewQueries.ts";
import { greetingGamesQuery } from "./greetingQuery.ts";
import { leastLeft } from "./leastLeft.ts";

/** Logs picture errors to the browser's console. */
const CONSOLE = {
  error: (details: object, message: string) => console.error(message, details),
  warn: (details: object, message: string) => console.warn(message, details),
};

interface GreetingOf extends Pick<PlayerSlots["greeting"], "gameCard"> {
  readonly shown: ShownSession;
}

/** The player's figures, each with its page. */
function useFacts({ settings, messages, user }: ShownSession): readonly GreetingFact[] {
  const t = islandTranslator(messages);
  const money = (ore: number) => formatOre(ore, messages.locale);
  const balance = useBalance();
  const limits = useQuery({ ...limitsQuery, enabled: settings.hasPayments });
  const left = limits.data && leastLeft(limits.data);
  return [
    ...(settings.hasPayments
      ? [
          {
            id: "balance",
            label: t("greeting.balance"),
            value: balance && money(balance.cashOre),
            href: routeById("account-home").path,
          },
          {
            id: "limits",
            label: t("greeting.left"),
            value: left === undefined ? limits.data && t("greeting.noLimits") : money(left),
            href: routeById("deposit-limit").path,
          },
        ]
      : []),
    {
      id: "messages",
      label: t("greeting.messages"),
      value: user && t("greeting.unread", { count: user.unreadMessages }),
      href: routeById("account-messages").path,
    },
  ];
}

function OwnPart({ shown, gameCard }: GreetingOf) {
  const { settings, messages, user } = shown;
  const { locale } = messages;
  const t = islandTranslator(messages);
  const facts = useFacts(shown);
  const games = useQuery(greetingGamesQuery({ ...settings, locale }));
  const context = { brand: { look: { gameCard } }, locale, t };
  return (
    <Greeting
      title={user ? t("greeting.title", { name: user.firstName }) : t("greeting.titleAlone")}
      facts={facts}
      gamesLabel={t("greeting.games")}
      games={games.data?.map((game) =>
        cardContent(game, context, (...picture) => makePicture(...picture, CONSOLE)),
      )}
      instead={
        games.isError ? (
          <p>{t("greeting.gamesFailed")}</p>
        ) : (
          games.data && (
            <p>
              {t("greeting.noGames")}{" "}
              <Link href={routeById("game-overview").path}>{t("greeting.toGames")}</Link>
            </p>
          )
        )
      }
    />
  );
}

/**
 * The greeting of a signed-in player above a shared page: name, balance, what the limits leave, unread messages, and the games
 * they played and saved. A restricted player is shown none of it: nothing invites them to play.
 */
export function PlayerGreeting({ gameCard }: PlayerSlots["greeting"]) {
  const shown = useSession();
  if (!shown || shown.isUserComing || shown.user?.checkResult) return null;
  return (
    <>
      {/* Public pages do not include the styles of players' components. */}
      <link rel="stylesheet" href={shown.settings.stylesheet} precedence="player" />
      <AccountQueries>
        <OwnPart shown={shown} gameCard={gameCard} />
      </AccountQueries>
    </>
  );
}
