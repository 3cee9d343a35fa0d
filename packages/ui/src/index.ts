export { AccountCount, type AccountCountProps } from "./account-navigation/AccountCount.tsx";
export { AccountLayout, type AccountLayoutProps } from "./account-navigation/AccountLayout.tsx";
export {
  AccountNavigation,
  type AccountNavigationItem,
  type AccountNavigationProps,
} from "./account-navigation/AccountNavigation.tsx";
export { ArticleBody } from "./article-body/ArticleBody.tsx";
export { ArticleCard, type ArticleCardContent } from "./article-card/ArticleCard.tsx";
export { ArticleList, type ArticleListProps } from "./article-card/ArticleList.tsx";
export { Aurora } from "./aurora/Aurora.tsx";
export { Badge, type BadgeProps } from "./badge/Badge.tsx";
export { Balance, type BalancePart, type BalanceProps } from "./balance/Balance.tsx";
export { BarChart, type Bar, type BarChartProps } from "./bar-chart/BarChart.tsx";
export { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs/Breadcrumbs.tsx";
export { Button, ButtonLink, type ButtonProps, type ButtonLinkProps } from "./button/Button.tsx";
export {
  ConfirmationForm,
  type ConfirmationInput,
  type ConfirmationFormProps,
} from "./confirmation/ConfirmationForm.tsx";
export { ConsentDialogFrame, type ConsentDialogFrameProps } from "./consent-dialog/ConsentDialogFrame.tsx";
export {
  ConsentForm,
  type ConsentFormProps,
  type ConsentCategoryText,
} from "./consent-dialog/ConsentForm.tsx";
export { ContactCard, type ContactCardProps } from "./contact-card/ContactCard.tsx";
export { DataTable, type DataTableProps, type TableColumn } from "./data-table/DataTable.tsx";
export { DetailList, type Detail, type DetailListProps } from "./detail-list/DetailList.tsx";
export { AgeMark, type AgeMarkProps } from "./duty-bar/AgeMark.tsx";
export { Disclosure, type DisclosureProps } from "./disclosure/Disclosure.tsx";
export { DutyBar, type DutyBarProps, type DutyLink } from "./duty-bar/DutyBar.tsx";
export { LicenceLabel, type LicenceLabelProps } from "./duty-bar/LicenceLabel.tsx";
export { EmptyState, type EmptyStateProps } from "./empty-state/EmptyState.tsx";
export { ErrorView, type ErrorViewProps } from "./error-view/ErrorView.tsx";
export { FaqList, type Question } from "./faq-list/FaqList.tsx";
export { ChatLauncher, type ChatLauncherProps } from "./chat-panel/ChatLauncher.tsx";
export { ChatPanelFrame, type ChatPanelFrameProps } from "./chat-panel/ChatPanelFrame.tsx";
export { Checkbox, type CheckboxProps } from "./field/Checkbox.tsx";
export { EmailField, type EmailFieldProps } from "./field/EmailField.tsx";
export { MoneyField, type MoneyFieldProps } from "./field/MoneyField.tsx";
export { PasswordField, type PasswordFieldProps } from "./field/PasswordField.tsx";
export { PhoneField, type PhoneFieldProps } from "./field/PhoneField.tsx";
export { RadioGroup, type RadioGroupProps, type RadioOption } from "./field/RadioGroup.tsx";
export { Select, type SelectOption, type SelectProps } from "./field/Select.tsx";
export { TextArea, type TextAreaProps } from "./field/TextArea.tsx";
export { TextField, type TextFieldProps } from "./field/TextField.tsx";
export { FilterBar, type FilterBarProps, type FilterChoice } from "./filter-bar/FilterBar.tsx";
export { ErrorSummary, type ErrorSummaryProps, type SummarisedError } from "./form/ErrorSummary.tsx";
export { FieldGroup, Form, FormActions, type FieldGroupProps, type FormProps } from "./form/Form.tsx";
export { Footer } from "./footer/Footer.tsx";
export { type FooterGroup, type FooterLink, type FooterProps } from "./footer/footer-props.ts";
export { GameCard, type GameCardContent, type GameCardProps, type GameFact } from "./game-card/GameCard.tsx";
export { GameFacts } from "./game-facts/GameFacts.tsx";
export { GameGrid, type GameGridProps } from "./game-list/GameGrid.tsx";
export { GameRail, type GameRailProps } from "./game-list/GameRail.tsx";
export { globalCss, playerCss } from "./style-sheet/styleSheets.ts";
export { GlobalStyle } from "./style-sheet/GlobalStyle.tsx";
export { Greeting, type GreetingFact, type GreetingGame, type GreetingProps } from "./greeting/Greeting.tsx";
export { GreetingFrame } from "./greeting-frame/GreetingFrame.tsx";
export { Header } from "./header/Header.tsx";
export { type HeaderProps, type Logo, type NavigationItem } from "./header/header-props.ts";
export { HelpCards, type HelpCardContent } from "./help-cards/HelpCards.tsx";
export { ColourHero, type ColourHeroProps } from "./hero/ColourHero.tsx";
export { FrontHero } from "./hero/FrontHero.tsx";
export { GameHero, type GameHeroProps, type HeroRound } from "./hero/GameHero.tsx";
export { type FrontHeroProps, type NextRound } from "./hero/hero-props.ts";
export { PageHero, type PageHeroProps } from "./hero/PageHero.tsx";
export { Icon, isIconName, type IconName, type IconProps } from "./icon/Icon.tsx";
export { ICON_NAMES } from "./icon/paths.ts";
export { JackpotCounter, type JackpotCounterProps } from "./jackpot-counter/JackpotCounter.tsx";
export {
  LanguageSwitch,
  type LanguageChoice,
  type LanguageSwitchProps,
} from "./language-switch/LanguageSwitch.tsx";
export {
  Cluster,
  Container,
  Grid,
  Section,
  Stack,
  type ContainerProps,
  type Gap,
  type GridProps,
} from "./layout/Layout.tsx";
export { LimitBar, type LimitBarProps } from "./limit-bar/LimitBar.tsx";
export { Link, type LinkProps } from "./link/Link.tsx";
export { MessageList, type MessageListProps, type ShownMessage } from "./message-list/MessageList.tsx";
export { MobileNavigation } from "./mobile-navigation/MobileNavigation.tsx";
export { type MobileNavigationProps } from "./mobile-navigation/mobile-navigation-props.ts";
export { MovementDay, type MovementDayProps } from "./movement-list/MovementDay.tsx";
export { MovementList, type MovementListProps, type ShownMovement } from "./movement-list/MovementList.tsx";
export { Notice, type NoticeProps, type NoticeTone } from "./notice/Notice.tsx";
export {
  NotificationStackFrame,
  type NotificationStackFrameProps,
} from "./notification-stack/NotificationStackFrame.tsx";
export { Overview, OverviewCard, type OverviewCardProps } from "./overview/Overview.tsx";
export { Pagination, type PaginationProps } from "./pagination/Pagination.tsx";
export { PasswordMeter, type PasswordMeterProps } from "./password-meter/PasswordMeter.tsx";
export { Figures, type Figure } from "./payment/Figures.tsx";
export { PaymentOutcome, type OutcomeTone, type PaymentOutcomeProps } from "./payment/PaymentOutcome.tsx";
export { PaymentAside, PaymentPanel } from "./payment/PaymentPanel.tsx";
export { RoomList, type Room, type RoomListProps } from "./payment/RoomList.tsx";
export { perforatedEdge } from "./perforated-edge/perforatedEdge.ts";
export { Picture, type PictureProps, type PictureSource } from "./picture/Picture.tsx";
export { GuestActions, type GuestActionsProps } from "./player-menu/GuestActions.tsx";
export { PlayBar, type PlayBarProps, type PlayFigure, type PlayWay } from "./play-shell/PlayBar.tsx";
export { PlayOpening, type PlayOpeningProps } from "./play-shell/PlayOpening.tsx";
export { PlayMessage, type PlayMessageProps } from "./play-shell/PlayMessage.tsx";
export { PlayShellFrame, type PlayShellFrameProps } from "./play-shell/PlayShellFrame.tsx";
export { StudioFrame, type StudioFrameProps } from "./play-shell/StudioFrame.tsx";
export { PlayerMenu, type PlayerMenuItem, type PlayerMenuProps } from "./player-menu/PlayerMenu.tsx";
export { PressList, type PressItemContent, type PressListProps } from "./press-list/PressList.tsx";
export { PreviewBarFrame, type PreviewBarFrameProps } from "./preview-bar/PreviewBarFrame.tsx";
export { PromoBand, type PromoBandProps } from "./promo-band/PromoBand.tsx";
export { RowList, type ListRow, type RowListProps, type RowStep } from "./row-list/RowList.tsx";
export { Schedule, type ScheduleProps, type ScheduleRound } from "./schedule/Schedule.tsx";
export { SearchComboboxFrame, type SearchComboboxFrameProps } from "./search-field/SearchComboboxFrame.tsx";
export { SearchField, type SearchFieldProps } from "./search-field/SearchField.tsx";
export { SectionHeading, type SectionHeadingProps } from "./section-heading/SectionHeading.tsx";
export { SessionClock, type SessionClockProps } from "./session-clock/SessionClock.tsx";
export { clockText } from "./session-clock/clockText.ts";
export { SessionFrame } from "./session-frame/SessionFrame.tsx";
export { SidebarLayout, type SidebarLayoutProps } from "./sidebar-layout/SidebarLayout.tsx";
export { Skeleton, type SkeletonProps } from "./skeleton/Skeleton.tsx";
export { SkipLink, type SkipLinkProps } from "./skip-link/SkipLink.tsx";
export { SortSelect, type SortSelectProps } from "./sort-select/SortSelect.tsx";
export { StatBand, type StatBandProps } from "./stat-band/StatBand.tsx";
export { StatusPage, type StatusPageProps } from "./status-page/StatusPage.tsx";
export {
  StepIndicator,
  type IndicatedStep,
  type StepIndicatorProps,
} from "./step-indicator/StepIndicator.tsx";
export { Steps, type StepsProps } from "./steps/Steps.tsx";
export { contrastRatio, measureContrast, type MeasuredPair } from "./theme/contrast.ts";
export { createThemeCss, preloadedFont, type ThemeCssOptions } from "./theme/createThemeCss.ts";
export { ThemeStyle, type ThemeStyleProps } from "./theme/ThemeStyle.tsx";
export { SupportFacade, type SupportFacadeProps } from "./support-facade/SupportFacade.tsx";
export { SupportUnread, type SupportUnreadProps } from "./support-facade/SupportUnread.tsx";
export { TimesStrip, type StripRound, type TimesStripProps } from "./times-strip/TimesStrip.tsx";
export { WinnersListFrame, type WinnersListFrameProps } from "./winners-list/WinnersListFrame.tsx";
