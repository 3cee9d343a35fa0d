import type { Currency } from "../law/index.ts";

export const kroner = { code: "DKK", minorUnits: 100 } as const satisfies Currency;

/** How a language writes numbers, such as `.` and `,` in `1.000,50`. */
export interface NumberSeparators {
  readonly group: string;
  readonly decimal: string;
}

/**
 * A typed amount in øre, such as `1.000,50` in Danish and `1,000.50` in English. Spaces and the unit are ignored.
 *
 * @returns undefined if the text is no amount, or too large to be counted exactly
 */
export function parseKroner(typed: string, { group, decimal }: NumberSeparators): number | undefined {
  const bare = typed
    .replaceAll(/\s/g, "")
    .replace(/^(?:DKK|kr\.?)/i, "")
    .replace(/(?:DKK|kr\.?)$/i, "");
  const amount = new RegExp(`^(\\d{1,3}(?:[${group}]\\d{3})+|\\d+)(?:[${decimal}](\\d{1,2}))?$`);
  const [, whole, decimals = ""] = amount.exec(bare) ?? [];
  if (whole === undefined) return undefined;
  const ore = Number(whole.replaceAll(/\D/g, "")) * kroner.minorUnits + Number(decimals.padEnd(2, "0"));
  return Number.isSafeInteger(ore) ? ore : undefined;
}
