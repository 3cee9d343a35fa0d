import { css } from "styled-components";
import { ageMarkStyles } from "./ageMarkStyles.ts";
import { dutyBarStyles } from "./dutyBarStyles.ts";
import { licenceStyles } from "./licenceStyles.ts";

export const layer = "composites";

export const styles = css`
  ${licenceStyles}
  ${ageMarkStyles}
  ${dutyBarStyles}
`;
