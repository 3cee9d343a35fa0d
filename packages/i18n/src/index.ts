export { createTranslator, type Translator } from "./createTranslator.ts";
export { formatDate, formatDateTime } from "./formatDateTime.ts";
export { formatPercent } from "./formatPercent.ts";
export { I18nError, type I18nErrorCode } from "./i18nError.ts";
export { formatNumber } from "./island/formatNumber.ts";
export { formatOre, formatOreShort } from "./island/formatOre.ts";
export { formatPhone } from "./island/formatPhone.ts";
export { formatTimeOfDay } from "./island/formatTimeOfDay.ts";
export { type IslandMessages } from "./island/islandMessages.ts";
export { messageFilePath } from "./island/loadMessages.ts";
export { messageFile } from "./messageFile.ts";
export {
  type MessageKey,
  type MessageOverrides,
  type MessageValues,
  type TextKey,
  type Translate,
} from "./messages/messageKey.ts";
