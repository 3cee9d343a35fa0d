import { playerStylesheetAddress } from "./stylesheet.ts";

/**
 * Brings the sheet of forms and of the account to a page of players. It stands at the head of the page's own content:
 * there it comes after the sheet of every page, as its rules want, on a hard load and on a soft one, and what follows
 * waits for it. An overlay that an island opens links the same address in its own markup, given to it as a prop.
 */
export function PlayerStyles() {
  return <link rel="stylesheet" href={playerStylesheetAddress()} />;
}
