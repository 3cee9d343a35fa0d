import { controlsCss } from "./controlsCss.ts";
import { hallAirCss } from "./hallAirCss.ts";
import { hallCss } from "./hallCss.ts";
import { reelsCss } from "./reelsCss.ts";
import { rouletteCss } from "./rouletteCss.ts";
import { rulesCss } from "./rulesCss.ts";
import { skinsCss } from "./skinsCss.ts";
import { stageCss } from "./stageCss.ts";
import { winsCss } from "./winsCss.ts";

/**
 * The rules of the house's games, for the pages on which they are played: a sheet of its own, which no other page loads. It
 * reads the brand's tokens and stands in the layer `player` of the site's sheets.
 */
export function houseGamesCss(): string {
  const rules = [
    stageCss,
    reelsCss,
    winsCss,
    controlsCss,
    rulesCss,
    skinsCss,
    rouletteCss,
    hallCss,
    hallAirCss,
  ];
  return `@layer player{${rules.join("").replace(/\s*\n\s*/g, " ")}}`;
}
