import type { Currency } from "../law/index.ts";

export const kroner = { code: "DKK", minorUnits: 100 } as const satisfies Currency;
