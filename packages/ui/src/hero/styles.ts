import { css } from "styled-components";
import { cinematicHeroStyles } from "./cinematicHeroStyles.ts";
import { colourHeroStyles } from "./colourHeroStyles.ts";
import { gameHeroStyles } from "./gameHeroStyles.ts";
import { pageHeroStyles } from "./pageHeroStyles.ts";
import { scheduleHeroStyles } from "./scheduleHeroStyles.ts";

export const layer = "composites";

export const styles = css`
  ${cinematicHeroStyles}
  ${scheduleHeroStyles}
  ${colourHeroStyles}
  ${gameHeroStyles}
  ${pageHeroStyles}
`;
