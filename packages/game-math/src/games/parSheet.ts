import { toNumber, type Fraction } from "../exact/index.ts";
import {
  exactReturn,
  figuresOf,
  freeSpinCycle,
  fullCycle,
  type SlotGame,
  type SlotSymbol,
  type Strip,
} from "../slots/index.ts";
import { mathVersionOf } from "./mathVersion.ts";

/** By reel: how often each symbol stands on it. */
type SymbolsByReel = readonly Readonly<Record<SlotSymbol, number>>[];

/** The proven figures of a slot, and what they follow from. */
export interface ParSheet {
  readonly id: string;
  /** Of the data that the figures are of: SHA-256 in hex. */
  readonly mathVersion: string;
  /** Return to player, exactly: `numerator/denominator` of the stake. */
  readonly rtp: string;
  /** The same, rounded. All percents have four decimals. */
  readonly rtpPercent: number;
  /** Rounds that win anything. */
  readonly hitPercent: number;
  /** Rounds that win more than their stake. */
  readonly netWinPercent: number;
  /** Rounds that lead to free spins; 0 in a slot without them. */
  readonly freeSpinsPercent: number;
  /** Standard deviation of a round's win, in stakes. */
  readonly volatility: number;
  /** The most that a round can win, in hundredths of the stake. */
  readonly largestWin: number;
  /** How many combinations of stops were counted, of the base game and of one free spin. */
  readonly combinations: { readonly base: number; readonly free: number };
  readonly pays: SlotGame["pays"];
  readonly symbolsByReel: { readonly base: SymbolsByReel; readonly free: SymbolsByReel };
}

const DECIMALS = 4;
const rounded = (value: number) => Number(value.toFixed(DECIMALS));
const percent = (share: number) => rounded(share * 100);
const textOf = ({ numerator, denominator }: Fraction) => `${numerator}/${denominator}`;

const symbolsOf = (strips: readonly Strip[]): SymbolsByReel =>
  strips.map((strip) =>
    Object.fromEntries(
      [...new Set(strip)].sort().map((symbol) => [symbol, strip.filter((each) => each === symbol).length]),
    ),
  );

const freeStripsOf = (game: SlotGame): readonly Strip[] =>
  game.kind === "lines" ? (game.freeSpins?.strips ?? []) : [];

/** The part of a sheet that is read from the data, without counting stops. */
const dataOf = (game: SlotGame) => ({
  id: game.id,
  mathVersion: mathVersionOf(game),
  pays: game.pays,
  symbolsByReel: { base: symbolsOf(game.strips), free: symbolsOf(freeStripsOf(game)) },
});

/**
 * Proves a slot's figures: counts all its stops, and works the return of a line slot out in fractions too.
 *
 * @throws {RangeError} when the two returns differ: one of them is wrong, and no figure may be shown
 */
export function parSheetOf(game: SlotGame): ParSheet {
  const [base, free] = [fullCycle(game), freeSpinCycle(game)];
  const figures = figuresOf(base, free);
  const exact = game.kind === "lines" ? exactReturn(game) : undefined;
  const [counted, added] = [textOf(figures.rtp), textOf(exact?.total ?? figures.rtp)];
  if (counted !== added) {
    throw new RangeError(`The slot ${game.id} returns ${counted} by its full cycle but ${added} exactly.`);
  }
  return {
    ...dataOf(game),
    rtp: counted,
    rtpPercent: percent(toNumber(figures.rtp)),
    hitPercent: percent(figures.hitRate),
    netWinPercent: percent(figures.netWinRate),
    freeSpinsPercent: exact ? percent(toNumber(exact.freeSpinsChance)) : 0,
    volatility: rounded(figures.volatility),
    largestWin: figures.largestWin,
    combinations: { base: base.size, free: free?.size ?? 0 },
  };
}

/**
 * What of a slot's data its sheet does not tell the truth about; nothing when the sheet is of just these data. Takes
 * milliseconds: of the figures it works out the return of a line slot alone.
 */
export function sheetFaults(game: SlotGame, sheet: ParSheet | undefined): string[] {
  if (!sheet) return [`${game.id} has no par sheet`];
  const data = dataOf(game);
  const faults = (["id", "mathVersion", "pays", "symbolsByReel"] as const)
    .filter((part) => JSON.stringify(data[part]) !== JSON.stringify(sheet[part]))
    .map((part) => `${game.id} has another ${part} than its par sheet`);
  if (game.kind === "ways") return faults;
  const { total } = exactReturn(game);
  const isProven = textOf(total) === sheet.rtp && percent(toNumber(total)) === sheet.rtpPercent;
  return isProven
    ? faults
    : [...faults, `${game.id} returns ${textOf(total)}, its par sheet says ${sheet.rtp}`];
}
