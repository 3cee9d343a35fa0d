import { css } from "styled-components";
import { badgeStyles } from "../badge/badgeStyles.ts";
import { buttonStyles } from "../button/buttonStyles.ts";
import { licenceStyles } from "../duty-bar/licenceStyles.ts";
import { fieldStyles } from "../field/fieldStyles.ts";
import { gameCardStyles } from "../game-card/gameCardStyles.ts";
import { iconStyles } from "../icon/iconStyles.ts";
import { jackpotStyles } from "../jackpot-counter/jackpotStyles.ts";
import { languageSwitchStyles } from "../language-switch/languageSwitchStyles.ts";
import { layoutStyles } from "../layout/layoutStyles.ts";
import { linkStyles } from "../link/linkStyles.ts";
import { noticeStyles } from "../notice/noticeStyles.ts";
import { railStyles } from "../rail/railStyles.ts";
import { sectionHeadingStyles } from "../section-heading/sectionHeadingStyles.ts";
import { skipLinkStyles } from "../skip-link/skipLinkStyles.ts";
import { stampStyles } from "../stamp/stampStyles.ts";
import { baseStyles } from "./baseStyles.ts";

/** The rules of everything that repeats on a page. */
export const globalStyles = css`
  ${baseStyles}
  ${layoutStyles}
  ${buttonStyles}
  ${linkStyles}
  ${iconStyles}
  ${badgeStyles}
  ${stampStyles}
  ${fieldStyles}
  ${noticeStyles}
  ${licenceStyles}
  ${skipLinkStyles}
  ${languageSwitchStyles}
  ${sectionHeadingStyles}
  ${jackpotStyles}
  ${railStyles}
  ${gameCardStyles}
`;
