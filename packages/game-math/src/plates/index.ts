export { composePlate, composeStrip } from "./composePlates.ts";
export { findWinners, type PatternWinners } from "./findWinners.ts";
export { numbersToGo, type Pattern, PATTERNS, reachedWith } from "./patterns.ts";
export { BALLS, COLUMNS, NUMBERS_ON_PLATE, numbersOn, type Plate, type PlateKind } from "./plate.ts";
