export { formatDate, formatDateTime } from "./format/formatDateTime.ts";
export { formatNumber } from "./format/formatNumber.ts";
export { formatOre, formatOreShort } from "./format/formatOre.ts";
export { formatPercent } from "./format/formatPercent.ts";
export { formatPhone } from "@spilhus/jurisdiction/numbers";
export { formatTimeOfDay } from "./format/formatTimeOfDay.ts";
export { parseOre } from "./format/parseOre.ts";
export { zoneYears, type ZoneYears } from "./format/zoneYears.ts";
export { messageFilePath } from "./island/index.ts";
export { I18nError, type I18nErrorCode } from "./locale/i18nError.ts";
export { LOCALE_FORMATS, type LocaleFormat } from "./locale/localeFormats.ts";
export { requireLocale } from "./locale/requireLocale.ts";
export { type IslandMessages, type MessagesOf } from "./messages/islandMessages.ts";
export {
  type KeyIn,
  type MessageKey,
  type MessageOverrides,
  type MessageValues,
  type Namespace,
  type TextKey,
  type Translate,
} from "./messages/messageKey.ts";
export { type Translations } from "./messages/translation.ts";
export { createTranslator, type Translator } from "./translator/createTranslator.ts";
export { messageFile } from "./translator/messageFile.ts";
