import type { DifferenceKind, SettlementSide } from "../settlement-records/index.ts";

interface Line {
  readonly side: SettlementSide;
  readonly reference: string;
  /** Whole øre above 0. */
  readonly amountOre: number;
}

/** A row of a settlement. */
export interface SettledLine extends Line {
  readonly currency: string;
  /** Of the day that is compared, or of a day before or after it. */
  readonly when: "before" | "day" | "after";
}

/** What the ledger has booked. */
export interface BookedLine extends Line {
  /** Whether the compared day has to account for it. */
  readonly isOfDay: boolean;
}

export interface Difference {
  readonly kind: DifferenceKind;
  readonly side: SettlementSide;
  readonly reference: string;
  readonly settledOre: number | null;
  readonly bookedOre: number | null;
}

/** What the comparison of one day found; sums are net øre. */
export interface Comparison {
  readonly rows: number;
  readonly matched: number;
  readonly settledOre: number;
  readonly bookedOre: number;
  readonly differences: readonly Difference[];
}

const SIGN: Readonly<Record<SettlementSide, 1 | -1>> = {
  ...{ capture: 1, "payout-returned": 1, back: -1, payout: -1 },
};

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const amountsOf = (lines: readonly Line[]) => lines.map(({ amountOre }) => amountOre);

/** The amounts left when others are removed one by one, and whether all of those were found. */
function without(amounts: readonly number[], others: readonly number[]) {
  const rest = [...amounts];
  let hadAll = true;
  for (const other of others) {
    const place = rest.indexOf(other);
    if (place === -1) hadAll = false;
    else rest.splice(place, 1);
  }
  return { rest, hadAll };
}

interface Group {
  readonly side: SettlementSide;
  readonly reference: string;
  readonly settled: readonly SettledLine[];
  readonly booked: readonly BookedLine[];
  /** A payout that came back and was booked in neither direction: in the end nothing moved. */
  readonly cameBack: boolean;
}

function kindOf({ settled, booked, cameBack }: Group): DifferenceKind | undefined {
  if (booked.length === 0) return cameBack ? undefined : "missing-here";
  if (settled.some(({ currency }) => currency !== "DKK")) return "other-amount";
  const known = amountsOf(settled.filter(({ when }) => when !== "after"));
  const ours = amountsOf(booked);
  // A chargeback may be settled in parts or at once.
  if (without(ours, known).hadAll || sumOf(ours) === sumOf(known)) return undefined;
  return without(ours, [...new Set(known)]).hadAll ? "doubled" : "other-amount";
}

/** Booked on this day and not settled on any. */
function missingThere({ side, reference, settled, booked, cameBack }: Group): Difference | undefined {
  const ours = amountsOf(booked);
  const theirs = amountsOf(settled);
  if (cameBack || sumOf(ours) === sumOf(theirs)) return undefined;
  const { rest } = without(ours, theirs);
  const ofDay = amountsOf(booked.filter(({ isOfDay }) => isOfDay));
  const missing = without(rest, without(rest, ofDay).rest).rest;
  if (missing.length === 0) return undefined;
  return { kind: "missing-there", side, reference, settledOre: null, bookedOre: sumOf(missing) };
}

function groupsOf(settled: readonly SettledLine[], booked: readonly BookedLine[]): readonly Group[] {
  const keyOf = (side: SettlementSide, reference: string) => `${side} ${reference}`;
  const settledBy = Map.groupBy(settled, (line) => keyOf(line.side, line.reference));
  const bookedBy = Map.groupBy(booked, (line) => keyOf(line.side, line.reference));
  const cameBack = (reference: string) => {
    const out = settledBy.get(keyOf("payout", reference)) ?? [];
    const back = settledBy.get(keyOf("payout-returned", reference)) ?? [];
    const isBooked =
      bookedBy.has(keyOf("payout", reference)) || bookedBy.has(keyOf("payout-returned", reference));
    return !isBooked && out.length > 0 && sumOf(amountsOf(out)) === sumOf(amountsOf(back));
  };
  const heads = new Map([...settled, ...booked].map((line) => [keyOf(line.side, line.reference), line]));
  return [...heads].map(([key, { side, reference }]) => ({
    ...{ side, reference, settled: settledBy.get(key) ?? [], booked: bookedBy.get(key) ?? [] },
    cameBack: (side === "payout" || side === "payout-returned") && cameBack(reference),
  }));
}

/**
 * Compares the settlement of one day with the ledger. Rows are matched by side and reference, whatever the time of either:
 * a payment captured before midnight may be booked after it.
 *
 * @param settled rows of the day, and those of other days with a reference that occurs in `booked` or on the day
 * @param booked what the day has to account for, and everything with a reference of the day's rows
 */
export function compareDay(settled: readonly SettledLine[], booked: readonly BookedLine[]): Comparison {
  const differences: Difference[] = [];
  let matched = 0;
  let settledOre = 0;
  let bookedOre = 0;
  for (const group of groupsOf(settled, booked)) {
    const { side, reference } = group;
    const ofDay = group.settled.filter(({ when }) => when === "day");
    const dayOre = sumOf(amountsOf(ofDay));
    const kind = ofDay.length > 0 ? kindOf(group) : undefined;
    settledOre += SIGN[side] * dayOre;
    if (kind !== undefined) {
      const ours = sumOf(amountsOf(group.booked));
      const bookedSum = group.booked.length === 0 ? null : ours;
      bookedOre += SIGN[side] * ours;
      differences.push({ kind, side, reference, settledOre: dayOre, bookedOre: bookedSum });
      continue;
    }
    matched += ofDay.length;
    bookedOre += SIGN[side] * dayOre;
    const missing = missingThere(group);
    if (!missing) continue;
    bookedOre += SIGN[side] * (missing.bookedOre ?? 0);
    differences.push(missing);
  }
  const rows = settled.filter(({ when }) => when === "day").length;
  return { rows, matched, settledOre, bookedOre, differences };
}
