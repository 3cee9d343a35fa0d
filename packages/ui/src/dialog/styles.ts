import { css } from "styled-components";
import { dialogStyles } from "./dialogStyles.ts";

export const layer = "composites";

export const styles = css`
  .dialog-frame {
    display: contents;
    ${dialogStyles}
  }
`;
