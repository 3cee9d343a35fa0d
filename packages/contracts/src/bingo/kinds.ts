// Apart from the shapes of plates and rounds: a bundler keeps the module of a shape as a whole, and the chat needs none.

/** Which plates are played: 5×5 of 75 numbers, 4×4 of 80 or 3×9 of 90. */
export const PLATE_KINDS = ["5x5-75", "4x4-80", "3x9-90"] as const;
export type RoomPlateKind = (typeof PLATE_KINDS)[number];

/** What is played for, in this order: rows on plates of 90 numbers, a line on the others, and every number. */
export const ROUND_PATTERNS = ["one-row", "two-rows", "line", "full-plate"] as const;
export type RoundPattern = (typeof ROUND_PATTERNS)[number];
