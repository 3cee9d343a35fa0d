export { BonusCodeSchema } from "./bonusCode.ts";
export { BrandIdSchema } from "./brandId.ts";
export { DoneSchema } from "./done.ts";
export { IsoTimeSchema } from "./isoTime.ts";
export {
  DEFAULT_LOCALE,
  forEachLocale,
  LOCALE_TAGS,
  LOCALES,
  type Locale,
  type Localised,
} from "./locales.ts";
export { localised } from "./localisedSchema.ts";
export { OreSchema } from "./ore.ts";
