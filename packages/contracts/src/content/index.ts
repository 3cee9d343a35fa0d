export {
  CONTENT_CALLS,
  FIND_ROUTE_RULE,
  GET_SPACE,
  GET_STORY,
  LIST_ROUTE_RULES,
  LIST_STORIES,
} from "./calls.ts";
export { CONTENT_LIMITS } from "./limits.ts";
export { StoryQuerySchema, type StoryQueryParameters } from "./storyQuery.ts";
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
} from "./blocks.ts";
export {
  AssetSchema,
  MultilinkSchema,
  RichTextSchema,
  type Asset,
  type Multilink,
  type RichTextDocument,
} from "./fields.ts";
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
} from "./story.ts";
export {
  storyTag,
  slugTag,
  listTag,
  tagsForPublishedStory,
  type TaggedStory,
  type PublishedStory,
} from "./tags.ts";
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
} from "./types.ts";
export {
  StoryChangeSchema,
  ContentChangedSchema,
  REVALIDATE_PATH,
  PURGE_PATH,
  type StoryChange,
  type ContentChanged,
} from "./publishing.ts";
export { RouteRuleSchema, RouteRuleAnswerSchema, RouteRulesSchema, type RouteRule } from "./routeRules.ts";
export { TRANSLATION_MARK, translatedField } from "./translatedField.ts";
