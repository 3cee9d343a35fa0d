"use client";
import { useEffect, useState } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { pollWhileVisible } from "@spilhus/page-kit/polling";
import { shownWinner, THUMB, type ShownWinner } from "./shownWinner.ts";

interface WinnersIslandProps {
  readonly label: string;
  readonly brand: string;
  readonly timezone: string;
  readonly limit: number;
  readonly initial: readonly ShownWinner[];
  readonly messages: MessagesOf<"winners.feed">;
}

/**
 * The live list of winners: rendered on the server, polled while the tab is visible, and pausable, since it updates
 * automatically (WCAG 2.2.2). No live region: a screen reader would announce it constantly.
 */
export function WinnersIsland({ label, brand, timezone, limit, initial, messages }: WinnersIslandProps) {
  const t = islandTranslator(messages);
  const [winners, setWinners] = useState(initial);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    return pollWhileVisible(async (signal) => {
      // The response parser is heavier than the list: it loads with the first poll.
      const { getWinners } = await import("./readWinners.ts");
      const answer = await getWinners(
        { fetch: (...call) => fetch(...call) },
        { query: { brand, limit }, signal },
      );
      setWinners(answer.winners.map((winner) => shownWinner(winner, timezone, messages.locale)));
    });
  }, [brand, limit, timezone, messages.locale, isPaused]);
  if (winners.length === 0) return <p>{t("winners.none")}</p>;
  return (
    <>
      <ol aria-label={label}>
        {winners.map(({ id, player, wonAt, time, amount, href, game, picture }) => (
          <li key={id} data-winner={id}>
            <img src={picture} alt="" loading="lazy" decoding="async" {...THUMB} />
            <a className="winner-game" href={href}>
              {game}
            </a>
            <p className="winner-who">
              {player} <time dateTime={wonAt}>{time}</time>
            </p>
            <p className="winner-amount number">{amount}</p>
          </li>
        ))}
      </ol>
      <p className="winner-status">
        {t(isPaused ? "winners.paused" : "winners.updates")}{" "}
        <button
          type="button"
          className="button"
          data-kind="quiet"
          data-size="small"
          onClick={() => setPaused(!isPaused)}
        >
          {t(isPaused ? "winners.resume" : "winners.pause")}
        </button>
      </p>
    </>
  );
}
