export { formatNumber } from "./formatNumber.ts";
export { formatOre, formatOreShort } from "./formatOre.ts";
export { formatPhone } from "./formatPhone.ts";
export { formatTimeOfDay } from "./formatTimeOfDay.ts";
export { I18nError, type I18nErrorCode } from "../i18nError.ts";
export { type IslandMessages } from "./islandMessages.ts";
export { islandTranslator } from "./islandTranslator.ts";
export { loadMessages, messageFilePath } from "./loadMessages.ts";
export { type MessageKey, type Translate } from "../messages/messageKey.ts";
