export { HOUSE_ROULETTES, type RouletteTable } from "./houseRoulette.ts";
export { HOUSE_POTS, HOUSE_SLOTS } from "./houseSlots.ts";
export { mathVersionOf } from "./mathVersion.ts";
export { type ParSheet, type PotSheet, parSheetOf, sheetFaults } from "./parSheet.ts";
export { PAR_SHEETS } from "./parSheets.ts";
