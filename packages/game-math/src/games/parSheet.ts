import { add, fraction, toNumber, type Fraction } from "../exact/index.ts";
import { type Pot, potReturn } from "../pots/index.ts";
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

/** What a pot gives back beside the reels. Nothing else on a sheet counts it. */
export interface PotSheet {
  readonly id: string;
  /** Its share of the stakes and its restarts, exactly. */
  readonly rtp: string;
  readonly rtpPercent: number;
  /** Reels and pot together. */
  readonly rtpWithPot: string;
  readonly rtpWithPotPercent: number;
}

/** The proven figures of a slot, and what they follow from. */
export interface ParSheet {
  readonly id: string;
  /** Of the data that the figures are of: SHA-256 in hex. */
  readonly mathVersion: string;
  /** Return to player of the reels, exactly: `numerator/denominator` of the stake. */
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
  /** Null where no pot is fed. */
  readonly pot: PotSheet | null;
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

/** A pot's figures beside those of reels that return `reels`: both are fractions, so their sum is exact. */
function potSheetOf(pot: Pot | undefined, reels: Fraction): PotSheet | null {
  if (!pot) return null;
  const [own, all] = [potReturn(pot), add(reels, potReturn(pot))];
  return {
    ...{ id: pot.id, rtp: textOf(own), rtpPercent: percent(toNumber(own)) },
    ...{ rtpWithPot: textOf(all), rtpWithPotPercent: percent(toNumber(all)) },
  };
}

/** A fraction as a sheet has it. */
function fractionOf(text: string): Fraction {
  const [numerator = "", denominator = ""] = text.split("/");
  return fraction(BigInt(numerator), BigInt(denominator));
}

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
    pot: potSheetOf(game.pot, figures.rtp),
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
  const pot = potSheetOf(game.pot, fractionOf(sheet.rtp));
  if (JSON.stringify(pot) !== JSON.stringify(sheet.pot)) {
    faults.push(`${game.id} has another pot than its par sheet`);
  }
  if (game.kind === "ways") return faults;
  const { total } = exactReturn(game);
  const isProven = textOf(total) === sheet.rtp && percent(toNumber(total)) === sheet.rtpPercent;
  return isProven
    ? faults
    : [...faults, `${game.id} returns ${textOf(total)}, its par sheet says ${sheet.rtp}`];
}
