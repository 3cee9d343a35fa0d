import { createGlobalStyle } from "styled-components";
import { globalStyles } from "./globalStyles.ts";

/**
 * The rules of every component, for a page that has no file of them, such as a workshop's. A site serves the same
 * rules as a file, see {@link globalCss}.
 */
export const GlobalStyle = createGlobalStyle`
  ${globalStyles}
`;
