import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { demoGames } from "../../fixtures/demoGames.ts";
import { GameCard } from "./GameCard.tsx";

describe("GameCard", () => {
  it.each(["portrait", "plate"] as const)(
    "%s is one link named by the game, its facts always in the page",
    (variant) => {
      const [game] = demoGames(variant, 1, "da", 3);
      if (!game) throw new Error("No demo game");
      const html = renderToStaticMarkup(<GameCard variant={variant} game={game} />);
      expect(html.match(/<a /g)).toHaveLength(1);
      expect(html).toContain(`>${game.name}</a></h3>`);
      for (const fact of game.facts) expect(html).toContain(`<dt>${fact.label}</dt><dd>${fact.value}</dd>`);
      expect(html).toContain('alt=""');
    },
  );
});
