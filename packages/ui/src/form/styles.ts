import { css } from "styled-components";
import { errorSummaryStyles } from "./errorSummaryStyles.ts";
import { formStyles } from "./formStyles.ts";

export const layer = "player";

export const styles = css`
  ${formStyles}
  ${errorSummaryStyles}
`;
