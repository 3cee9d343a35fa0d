import { playerStylesheetAddress } from "./stylesheet.ts";

/**
 * Brings the sheet of forms and of the account to a page of players. It stands at the head of the page's own content, so
 * that what follows waits for it; the order of the two sheets does not matter, because their layers have an order. An
 * overlay that an island opens links the same address in its own markup, given to it as a prop.
 */
export function PlayerStyles() {
  return <link rel="stylesheet" href={playerStylesheetAddress()} />;
}
