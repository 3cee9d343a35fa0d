"use client";
import { useEffect, useState } from "react";
import type { Winner } from "@spilhus/contracts";
import { formatOre, formatTimeOfDay, islandTranslator, type IslandMessages } from "@spilhus/i18n/island";
import { pollWhileVisible } from "../polling/pollWhileVisible.ts";
import type { WinnerKey } from "./winnerKeys.ts";

interface WinnersIslandProps {
  readonly label: string;
  readonly brand: string;
  readonly timezone: string;
  readonly limit: number;
  readonly initial: readonly Winner[];
  readonly messages: IslandMessages<WinnerKey>;
}

/** Width and height of a winner's picture, cut from the game's landscape art. */
const THUMB = { width: 96, height: 60 };

/**
 * The live list of winners: rendered on the server with what was known then, polled while the tab is visible, and
 * pausable, since it moves by itself (WCAG 2.2.2). No live region: it would never stop talking.
 */
export function WinnersIsland({ label, brand, timezone, limit, initial, messages }: WinnersIslandProps) {
  const t = islandTranslator(messages);
  const [winners, setWinners] = useState(initial);
  const [isPaused, setPaused] = useState(false);
  useEffect(() => {
    if (isPaused) return undefined;
    return pollWhileVisible(async (signal) => {
      // The parser of answers is heavier than the list: it comes with the first poll.
      const { getWinners } = await import("@spilhus/api-client");
      setWinners(
        (await getWinners({ fetch: (...call) => fetch(...call) }, { brand, limit, signal })).winners,
      );
    });
  }, [brand, limit, isPaused]);
  if (winners.length === 0) return <p>{t("winners.none")}</p>;
  return (
    <>
      <ol aria-label={label}>
        {winners.map(({ id, player, amountOre, wonAt, game }) => (
          <li key={id} data-winner={id}>
            <img src={thumbOf(game.art.landscape)} alt="" loading="lazy" decoding="async" {...THUMB} />
            <a className="winner-game" href={`/spilside/${game.slug}`}>
              {game.name}
            </a>
            <p className="winner-who">
              {player} <time dateTime={wonAt}>{formatTimeOfDay(wonAt, timezone)}</time>
            </p>
            <p className="winner-amount number">{formatOre(amountOre, messages.locale)}</p>
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

const thumbOf = (address: string) =>
  `${address}/m/${THUMB.width * 2}x${THUMB.height * 2}/filters:format(webp):quality(60)`;
