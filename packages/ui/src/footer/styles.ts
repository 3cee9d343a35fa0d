import { css } from "styled-components";
import { columnsFooterStyles } from "./columnsFooterStyles.ts";
import { mapFooterStyles } from "./mapFooterStyles.ts";

export const layer = "composites";

export const styles = css`
  ${columnsFooterStyles}
  ${mapFooterStyles}
`;
