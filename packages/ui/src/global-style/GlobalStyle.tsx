import { createGlobalStyle } from "styled-components";
import { globalStyles } from "./globalStyles.ts";

/**
 * The sheet of everything that repeats on a page. A styled component emits one style element per instance when it is
 * rendered on the server, so small parts are plain markup styled here once; larger ones carry their own. A site serves
 * the same rules as a file, see {@link globalCss}.
 */
export const GlobalStyle = createGlobalStyle`
  ${globalStyles}
`;
