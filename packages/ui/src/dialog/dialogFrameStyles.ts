import { css } from "styled-components";
import { dialogStyles } from "./dialogStyles.ts";

export const dialogFrameStyles = css`
  .dialog-frame {
    display: contents;
    ${dialogStyles}
  }
`;
