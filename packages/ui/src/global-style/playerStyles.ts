import { css } from "styled-components";
import { accountNavigationStyles } from "../account-navigation/accountNavigationStyles.ts";
import { alertBannerStyles } from "../alert-banner/alertBannerStyles.ts";
import { barChartStyles } from "../bar-chart/barChartStyles.ts";
import { confirmationStyles } from "../confirmation/confirmationStyles.ts";
import { detailListStyles } from "../detail-list/detailListStyles.ts";
import { disclosureStyles } from "../disclosure/disclosureStyles.ts";
import { errorSummaryStyles } from "../form/errorSummaryStyles.ts";
import { formStyles } from "../form/formStyles.ts";
import { gameActionsStyles } from "../game-list/gameActionsStyles.ts";
import { limitBarStyles } from "../limit-bar/limitBarStyles.ts";
import { messageListStyles } from "../message-list/messageListStyles.ts";
import { passwordMeterStyles } from "../password-meter/passwordMeterStyles.ts";
import { receiptStyles } from "../receipt/receiptStyles.ts";
import { rowListStyles } from "../row-list/rowListStyles.ts";
import { statusPageStyles } from "../status-page/statusPageStyles.ts";
import { stepIndicatorStyles } from "../step-indicator/stepIndicatorStyles.ts";
import { playerPrintStyles } from "./playerPrintStyles.ts";

/**
 * The rules of what only players and those who are becoming players see: forms, the account, its status pages. A sheet
 * of its own, after `globalStyles`, so that a guest's pages carry none of it.
 */
export const playerStyles = css`
  ${formStyles}
  ${disclosureStyles}
  ${errorSummaryStyles}
  ${passwordMeterStyles}
  ${stepIndicatorStyles}
  ${confirmationStyles}
  ${accountNavigationStyles}
  ${alertBannerStyles}
  ${statusPageStyles}
  ${detailListStyles}
  ${messageListStyles}
  ${limitBarStyles}
  ${receiptStyles}
  ${barChartStyles}
  ${rowListStyles}
  ${gameActionsStyles}
  ${playerPrintStyles}
`;
