import { css } from "styled-components";
import { drawerButtonStyles } from "./drawerButtonStyles.ts";
import { navigationPanelStyles } from "./navigationPanelStyles.ts";
import { tabBarStyles } from "./tabBarStyles.ts";

export const layer = "composites";

export const styles = css`
  ${drawerButtonStyles}
  ${tabBarStyles}
  ${navigationPanelStyles}
`;
