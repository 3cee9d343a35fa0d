import { css } from "styled-components";
import { articleBodyStyles } from "../article-body/articleBodyStyles.ts";
import { articleListStyles } from "../article-card/articleListStyles.ts";
import { auroraStyles } from "../aurora/auroraStyles.ts";
import { badgeStyles } from "../badge/badgeStyles.ts";
import { breadcrumbsStyles } from "../breadcrumbs/breadcrumbsStyles.ts";
import { buttonStyles } from "../button/buttonStyles.ts";
import { consentDialogFrameStyles } from "../consent-dialog/consentDialogFrameStyles.ts";
import { contactCardStyles } from "../contact-card/contactCardStyles.ts";
import { dataTableStyles } from "../data-table/dataTableStyles.ts";
import { dialogFrameStyles } from "../dialog/dialogFrameStyles.ts";
import { dutyBarStyles } from "../duty-bar/dutyBarStyles.ts";
import { licenceStyles } from "../duty-bar/licenceStyles.ts";
import { emptyStateStyles } from "../empty-state/emptyStateStyles.ts";
import { errorViewStyles } from "../error-view/errorViewStyles.ts";
import { faqListStyles } from "../faq-list/faqListStyles.ts";
import { fieldStyles } from "../field/fieldStyles.ts";
import { filterBarStyles } from "../filter-bar/filterBarStyles.ts";
import { columnsFooterStyles } from "../footer/columnsFooterStyles.ts";
import { mapFooterStyles } from "../footer/mapFooterStyles.ts";
import { gameCardStyles } from "../game-card/gameCardStyles.ts";
import { gameFactsStyles } from "../game-facts/gameFactsStyles.ts";
import { slimHeaderStyles } from "../header/slimHeaderStyles.ts";
import { tallHeaderStyles } from "../header/tallHeaderStyles.ts";
import { helpCardsStyles } from "../help-cards/helpCardsStyles.ts";
import { cinematicHeroStyles } from "../hero/cinematicHeroStyles.ts";
import { colourHeroStyles } from "../hero/colourHeroStyles.ts";
import { pageHeroStyles } from "../hero/pageHeroStyles.ts";
import { scheduleHeroStyles } from "../hero/scheduleHeroStyles.ts";
import { iconStyles } from "../icon/iconStyles.ts";
import { jackpotStyles } from "../jackpot-counter/jackpotStyles.ts";
import { languageSwitchStyles } from "../language-switch/languageSwitchStyles.ts";
import { layoutStyles } from "../layout/layoutStyles.ts";
import { linkStyles } from "../link/linkStyles.ts";
import { drawerButtonStyles } from "../mobile-navigation/drawerButtonStyles.ts";
import { navigationPanelStyles } from "../mobile-navigation/navigationPanelStyles.ts";
import { tabBarStyles } from "../mobile-navigation/tabBarStyles.ts";
import { noticeStyles } from "../notice/noticeStyles.ts";
import { notificationStackFrameStyles } from "../notification-stack/notificationStackFrameStyles.ts";
import { paginationStyles } from "../pagination/paginationStyles.ts";
import { playerMenuStyles } from "../player-menu/playerMenuStyles.ts";
import { plateCardStyles } from "../plate-card/plateCardStyles.ts";
import { pressListStyles } from "../press-list/pressListStyles.ts";
import { previewBarFrameStyles } from "../preview-bar/previewBarFrameStyles.ts";
import { promoBandStyles } from "../promo-band/promoBandStyles.ts";
import { railStyles } from "../rail/railStyles.ts";
import { scheduleStyles } from "../schedule/scheduleStyles.ts";
import { searchComboboxFrameStyles } from "../search-field/searchComboboxFrameStyles.ts";
import { sectionHeadingStyles } from "../section-heading/sectionHeadingStyles.ts";
import { sessionClockStyles } from "../session-clock/sessionClockStyles.ts";
import { sessionFrameStyles } from "../session-frame/sessionFrameStyles.ts";
import { sidebarLayoutStyles } from "../sidebar-layout/sidebarLayoutStyles.ts";
import { skeletonStyles } from "../skeleton/skeletonStyles.ts";
import { skipLinkStyles } from "../skip-link/skipLinkStyles.ts";
import { sortSelectStyles } from "../sort-select/sortSelectStyles.ts";
import { stampStyles } from "../stamp/stampStyles.ts";
import { statBandStyles } from "../stat-band/statBandStyles.ts";
import { stepsStyles } from "../steps/stepsStyles.ts";
import { timesStripStyles } from "../times-strip/timesStripStyles.ts";
import { winnersListFrameStyles } from "../winners-list/winnersListFrameStyles.ts";
import { baseStyles } from "./baseStyles.ts";

/**
 * The rules of every component, as plain classes. Of two rules that weigh the same the later wins: first what repeats
 * on a page, then what holds other components, then what stands in it.
 */
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
  ${auroraStyles}
  ${sessionFrameStyles}
  ${sessionClockStyles}
  ${playerMenuStyles}
  ${sidebarLayoutStyles}
  ${slimHeaderStyles}
  ${tallHeaderStyles}
  ${columnsFooterStyles}
  ${mapFooterStyles}
  ${drawerButtonStyles}
  ${tabBarStyles}
  ${navigationPanelStyles}
  ${cinematicHeroStyles}
  ${scheduleHeroStyles}
  ${colourHeroStyles}
  ${pageHeroStyles}
  ${articleBodyStyles}
  ${promoBandStyles}
  ${helpCardsStyles}
  ${dialogFrameStyles}
  ${consentDialogFrameStyles}
  ${previewBarFrameStyles}
  ${errorViewStyles}
  ${notificationStackFrameStyles}
  ${dutyBarStyles}
  ${timesStripStyles}
  ${breadcrumbsStyles}
  ${emptyStateStyles}
  ${skeletonStyles}
  ${dataTableStyles}
  ${statBandStyles}
  ${stepsStyles}
  ${scheduleStyles}
  ${plateCardStyles}
  ${contactCardStyles}
  ${faqListStyles}
  ${articleListStyles}
  ${pressListStyles}
  ${winnersListFrameStyles}
  ${gameFactsStyles}
  ${filterBarStyles}
  ${sortSelectStyles}
  ${searchComboboxFrameStyles}
  ${paginationStyles}
`;
