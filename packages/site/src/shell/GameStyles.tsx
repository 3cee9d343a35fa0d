import { houseGamesCss } from "@spilhus/house-games/style-sheet";
import { sheetAddress } from "@spilhus/page-kit/stylesheets";

/** Brings the sheet of the house's games to the pages of play; no other page loads it. */
export function GameStyles() {
  return <link rel="stylesheet" href={sheetAddress("/brand/games.css", houseGamesCss)} />;
}
