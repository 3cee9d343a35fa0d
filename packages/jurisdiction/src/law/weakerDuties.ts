import type { AccountDuties, DatedRules } from "./duties.ts";
import { ruleInForce } from "./ruleInForce.ts";

/** Figures of which the larger one protects a player more, and those of which the smaller one does. */
const STRICTER = {
  minimumAge: { years: "larger" },
  temporaryAccount: { days: "smaller", depositsOre: "smaller" },
  limitRaise: { waitHours: "larger" },
  coolingOff: { hours: "larger" },
  block: { leastDays: "larger" },
  realityCheck: { everyMinutes: "smaller" },
  lossLimits: { periods: "larger" },
  pace: { slotMs: "larger", tableMs: "larger", ballMs: "larger" },
} as const satisfies {
  readonly [Name in keyof AccountDuties]: Readonly<Record<keyof AccountDuties[Name], "larger" | "smaller">>;
};

/** A figure of a brand that demands less than the law does. */
export interface WeakerDuty {
  readonly duty: keyof AccountDuties;
  /** Index of the brand's rule in its list. */
  readonly index: number;
  readonly figure: string;
  readonly given: number;
  /** What the law demands, at least or at most. */
  readonly bound: "at least" | "at most";
  readonly demanded: number;
}

type Figures = Readonly<Record<string, unknown>> & { readonly appliesFrom: string };

function* weakerFigures(duty: keyof AccountDuties, own: readonly Figures[], law: readonly Figures[]) {
  const firstDays = [...own, ...law].map(({ appliesFrom }) => appliesFrom);
  for (const day of [...new Set(firstDays)].sort()) {
    const isBeforeAny = (rules: readonly Figures[]) => rules.every(({ appliesFrom }) => appliesFrom > day);
    if (isBeforeAny(own) || isBeforeAny(law)) continue;
    const rule = ruleInForce(duty, own, day);
    const demand = ruleInForce(duty, law, day);
    for (const [figure, direction] of Object.entries(STRICTER[duty])) {
      const [given, demanded] = [Number(rule[figure]), Number(demand[figure])];
      const isWeaker = direction === "larger" ? !(given >= demanded) : !(given <= demanded);
      const bound = direction === "larger" ? "at least" : "at most";
      if (isWeaker) yield { duty, index: own.indexOf(rule), figure, given, bound, demanded } as const;
    }
  }
}

/** Every figure by which a brand demands less than the law, on any day for which both have a rule. */
export function weakerDuties(
  own: Partial<DatedRules<AccountDuties>>,
  law: DatedRules<AccountDuties>,
): readonly WeakerDuty[] {
  const found = new Map<string, WeakerDuty>();
  for (const duty of Object.keys(STRICTER) as (keyof AccountDuties)[]) {
    // keys of a literal
    for (const weaker of weakerFigures(duty, own[duty] ?? [], law[duty])) {
      const key = [duty, weaker.index, weaker.figure].join();
      if (!found.has(key)) found.set(key, weaker);
    }
  }
  return [...found.values()];
}
