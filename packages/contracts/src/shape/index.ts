export { BONUS_CODE } from "./bonusCodePattern.ts";
export { byFlag, byKind, listOf, optional, orElse, orNull, record, valuesOf } from "./composites.ts";
export { bonusCode, brandId, date, textWithin, url } from "./formats.ts";
export {
  flag,
  integer,
  integerText,
  number,
  oneOf,
  ore,
  scalar,
  text,
  uuid,
  where,
  zonedTime,
} from "./scalars.ts";
export { type JsonSchema, type Shape, type ValueOf } from "./shape.ts";
