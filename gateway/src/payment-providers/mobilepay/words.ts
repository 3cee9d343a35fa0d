import type { Localised } from "@spilhus/contracts";

/** What a payer reads in their app before the brand's name. */
export const DEPOSIT_AT: Localised = { da: "Indbetaling til", en: "Deposit at" };
