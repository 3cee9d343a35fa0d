export {
  RegisteredBrandSchema,
  AUTHORITIES_HOST,
  BrandRegistrySchema,
  type RegisteredBrand,
  type BrandRegistry,
} from "./brandRegistry.ts";
export { BrandIdSchema } from "./brandId.ts";
export { LatestBuildSchema, BuildMetaSchema } from "./builds.ts";
export { type CallAudience, type CallContract, type CallKind, type PlacesOf } from "./callContract.ts";
export { type AnsweringContract, type AnswerOf, type InputOf } from "./callTypes.ts";
export {
  CONSENT_CATEGORIES,
  CONSENT_PATH,
  LOCALE_PATH,
  MARKETING_PERMISSION_PATH,
  encodeConsent,
  decodeConsent,
  type ConsentCategory,
  type ConsentChoice,
} from "./consent.ts";
export {
  DATE_TIME_FORMAT,
  DATA_CACHE_SECONDS,
  LOCALE_CACHE_SECONDS,
  CONTENT_LIMITS,
  IMAGE_LADDER,
  IMAGE_LIMITS,
  MAX_NOTIFICATIONS,
  SITE_LIMITS,
} from "./constants.ts";
export {
  HeroFrontpageSchema,
  HeroPageSchema,
  HeroColourSchema,
  RichTextBlockSchema,
  GameRailSchema,
  GameGridSchema,
  GameOverviewSchema,
  WinnersFeedSchema,
  JackpotsSchemaBlock,
  ScheduleBlockSchema,
  ArticleListSchema,
  PressListSchema,
  QuestionListSchema,
  PromoBandSchema,
  FeatureListSchema,
  StepsSchema,
  StatBandSchema,
  HelpCardsSchema,
  ContactSchema,
  ImageBlockSchema,
  CookieTableSchema,
  HelplinesSchema,
  NoticeSchema,
  HERO_BLOCKS,
  BODY_BLOCKS,
  BlockSchema,
  type Block,
  type BlockOf,
  type BlockName,
} from "./contentBlocks.ts";
export {
  AssetSchema,
  MultilinkSchema,
  RichTextSchema,
  type Asset,
  type Multilink,
  type RichTextDocument,
} from "./contentFields.ts";
export {
  StoryContentSchema,
  StorySchema,
  StoryLinkSchema,
  StoryAnswerSchema,
  StoriesAnswerSchema,
  type Story,
  type StoryContent,
  type StoryLink,
  type StoryAnswer,
  type StoriesAnswer,
} from "./contentStory.ts";
export {
  storyTag,
  slugTag,
  listTag,
  tagsForPublishedStory,
  type TaggedStory,
  type PublishedStory,
} from "./contentTags.ts";
export {
  PageContentSchema,
  ArticleContentSchema,
  PressContentSchema,
  MessageContentSchema,
  QuestionContentSchema,
  ShellSettingsSchema,
  type PageContent,
  type ArticleContent,
  type PressContent,
  type QuestionContent,
  type ShellSettings,
} from "./contentTypes.ts";
export { COOKIE_NAMES } from "./cookieNames.ts";
export { COOKIES, EXPERIMENT_COOKIE_PREFIX, type CookieDeclaration } from "./cookies.ts";
export { DoneSchema } from "./done.ts";
export {
  EDGE_HEADER,
  REQUEST_ID_HEADER,
  ROUTER_PARAM,
  BRAND_HEADER,
  PAGE_TAGS_HEADER,
  PREVIEW_PARAM,
  PREVIEW_ENTER_PATH,
} from "./edgeHeaders.ts";
export { readErrorBody } from "./reading/errorBody.ts";
export { ErrorBodySchema, STATUS_MESSAGES, type ErrorBody } from "./errors.ts";
export {
  EXPERIMENT_NAMES,
  EXPERIMENT_VERSIONS,
  MAX_PAGE_CONTEXTS,
  ExperimentSchema,
  type Experiment,
  type ExperimentName,
  type ExperimentVersion,
} from "./experiments.ts";
export {
  GAME_CATEGORIES,
  VOLATILITIES,
  GAME_SORTS,
  GameArtSchema,
  GameSummarySchema,
  GameSchema,
  CatalogueQuerySchema,
  CatalogueSchema,
  SearchIndexSchema,
  WinnerSchema,
  WinnersSchema,
  JackpotSchema,
  JackpotsSchema,
  ScheduledRoundSchema,
  ScheduleSchema,
  type GameCategory,
  type GameSort,
  type GameSummary,
  type Game,
  type CatalogueQuery,
  type Catalogue,
  type SearchIndex,
  type Winner,
  type Winners,
  type Jackpot,
  type Jackpots,
  type ScheduledRound,
  type Schedule,
} from "./games.ts";
export { GUARD_IDS, MIDDLEWARE_IDS, type GuardId, type MiddlewareId } from "./guards.ts";
export { IsoTimeSchema } from "./isoTime.ts";
export {
  MARKETING_CHANNELS,
  MarketingPermissionSchema,
  type MarketingChannel,
  type MarketingPermission,
} from "./marketingPermission.ts";
export { type Notification } from "./notifications.ts";
export { OreSchema } from "./ore.ts";
export { AccountDutiesSchema, type AccountDuties } from "./accountDuties.ts";
export {
  StoryChangeSchema,
  ContentChangedSchema,
  REVALIDATE_PATH,
  PURGE_PATH,
  type StoryChange,
  type ContentChanged,
} from "./publishing.ts";
export {
  CHECK_RESULT_TYPES,
  RESTRICTION_IDS,
  DATED_ALERT_IDS,
  PLAIN_ALERT_IDS,
  ALERT_IDS,
  ALERT_PARAM,
  type CheckResultType,
  type RestrictionId,
  type DatedAlertId,
  type PlainAlertId,
  type AlertId,
} from "./restrictionIds.ts";
export {
  CheckResultSchema,
  LoginLimitsAnswerSchema,
  type CheckResult,
  type LoginLimitsAnswer,
} from "./restrictions.ts";
export { REFUSAL_STATUS, type RefusalCode } from "./refusals.ts";
export { RouteRuleSchema, RouteRuleAnswerSchema, RouteRulesSchema, type RouteRule } from "./routeRules.ts";
export {
  STANDING_PATH,
  StandingQuestionSchema,
  StandingAnswerSchema,
  type StandingQuestion,
  type StandingAnswer,
} from "./standing.ts";
export {
  COLOR_TOKENS,
  COLOR_KEYS,
  TYPE_KEYS,
  SPACE_KEYS,
  SHAPE_KEYS,
  SHADOW_KEYS,
  MOTION_KEYS,
  GROUND_KEYS,
  CONTRAST_PAIRS,
  FontSchema,
  ThemeTokensSchema,
  type ColorToken,
  type FontToken,
  type ThemeTokens,
  type ContrastPair,
} from "./themeTokens.ts";
export { DEFAULT_LOCALE, LOCALE_TAGS, LOCALES, type Locale, type Localised } from "./locales.ts";
export { localised } from "./localisedSchema.ts";
export { chosenLocale } from "./chosenLocale.ts";
export { readTagVersions, versionedTag, type TagVersions } from "./tagVersions.ts";
