import { integer, listOf, orNull, record, type ValueOf } from "../shape/index.ts";

/** How many plates a strip has; on one of 90 numbers each number stands once. */
export const PLATES_OF_STRIP = 6;

/**
 * A plate of the fixed, numbered set that the system composed once. Plates 1 to 6 are the first strip, 7 to 12 the second,
 * and so on.
 */
export const RoomPlateShape = /* @__PURE__ */ record({
  no: integer,
  /** By rows from top to bottom; nothing in an empty cell and in the free middle of a 5×5 plate. */
  rows: /* @__PURE__ */ listOf(/* @__PURE__ */ listOf(/* @__PURE__ */ orNull(integer))),
});
export type RoomPlate = ValueOf<typeof RoomPlateShape>;
