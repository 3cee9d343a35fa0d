import { playerStylesheetAddress } from "./stylesheet.ts";

/**
 * Links the players' sheet in a page. It stands at the start of the page's content: there it follows the sheet of every
 * page on hard and soft loads, and the content after it waits for it. Overlays link the same address in their own markup,
 * from a prop.
 */
export function PlayerStyles() {
  return <link rel="stylesheet" href={playerStylesheetAddress()} />;
}
