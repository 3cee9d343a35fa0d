import { css } from "styled-components";
import { slimHeaderStyles } from "./slimHeaderStyles.ts";
import { tallHeaderStyles } from "./tallHeaderStyles.ts";

export const layer = "composites";

export const styles = css`
  ${slimHeaderStyles}
  ${tallHeaderStyles}
`;
