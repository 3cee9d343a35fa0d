import { createGlobalStyle } from "styled-components";
import { globalStyles } from "./globalStyles.ts";
import { playerStyles } from "./playerStyles.ts";

/**
 * The rules of every component, for a page that has no file of them, such as a workshop's. A site serves the same
 * rules as files, see {@link globalCss} and {@link playerCss}.
 */
export const GlobalStyle = createGlobalStyle`
  ${globalStyles}
  ${playerStyles}
`;
