import { describe, expect, it } from "vitest";
import { checkSlot, type SlotGame } from "../slots/index.ts";
import { HOUSE_POTS, HOUSE_SLOTS } from "./houseSlots.ts";
import { ISFUGLENS_PULJE } from "./isfuglensPulje.ts";
import { ISFUGLENS_SKAT } from "./isfuglensSkat.ts";
import { mathVersionOf } from "./mathVersion.ts";
import { parSheetOf, sheetFaults } from "./parSheet.ts";
import { PAR_SHEETS } from "./parSheets.ts";
import { TRE_KIRSEBAER } from "./treKirsebaer.ts";

const sheetOf = (game: SlotGame) => PAR_SHEETS.find(({ id }) => id === game.id);

/** The game with another symbol at one place of one strip, one that the reel already has. */
function mutated<Game extends SlotGame>(game: Game, reel: number, place: number): Game {
  const strip = game.strips[reel] ?? [];
  const other = strip.find((symbol) => symbol !== strip[place] && symbol in game.pays);
  return { ...game, strips: game.strips.with(reel, strip.with(place, other ?? "")) };
}

describe.each(HOUSE_SLOTS.map((game) => ({ game, id: game.id })))("the slot $id", ({ game }) => {
  it("has data that can be played at each of its stakes", () => {
    expect(checkSlot(game)).toEqual([]);
  });

  it("has the data and, with lines, the exact return of its par sheet", () => {
    expect(sheetFaults(game, sheetOf(game))).toEqual([]);
  });

  it("differs from its par sheet when any one symbol of its reels changes", () => {
    const sheet = sheetOf(game);
    const unnoticed = game.strips.flatMap((strip, reel) =>
      strip.filter((_, place) => mathVersionOf(mutated(game, reel, place)) === sheet?.mathVersion),
    );
    expect(unnoticed).toEqual([]);
    expect(sheetFaults(mutated(game, 0, 0), sheet)).toEqual(
      expect.arrayContaining([`${game.id} has another mathVersion than its par sheet`]),
    );
  });
});

it.each([ISFUGLENS_SKAT, TRE_KIRSEBAER])(
  "a changed strip of $id is found by its return, even when the sheet has the new hash",
  (game) => {
    const changed = mutated(game, 0, 0);
    const sheet = sheetOf(game);
    expect(
      sheetFaults(changed, sheet && { ...sheet, mathVersion: mathVersionOf(changed) }).join("\n"),
    ).toMatch(/returns \d+\/\d+, its par sheet says \d+\/\d+/);
  },
);

it("a changed pot is found, whatever the sheet's hash says: its share, its restart and its chance", () => {
  const sheet = sheetOf(ISFUGLENS_SKAT);
  const pot = ISFUGLENS_SKAT.pot ?? ISFUGLENS_PULJE;
  for (const change of [{ share: 200 }, { restartOre: 1_000_001 }, { orePerWin: 100_000_000 }]) {
    const changed = { ...ISFUGLENS_SKAT, pot: { ...pot, ...change } };
    const faults = sheetFaults(changed, sheet && { ...sheet, mathVersion: mathVersionOf(changed) });
    expect(faults).toEqual(["isfuglens-skat has another pot than its par sheet"]);
  }
});

it("the return with a pot is that of the reels and that of the pot, to the last digit", () => {
  const { rtp = "", pot } = sheetOf(ISFUGLENS_SKAT) ?? {};
  const [numerator = 0n, denominator = 1n] = rtp.split("/").map(BigInt);
  const [all = 0n, of = 1n] = (pot?.rtpWithPot ?? "").split("/").map(BigInt);
  // 1 % of the stakes, and 10,000 kr. for two million.
  expect(200n * (all * denominator - numerator * of)).toBe(3n * of * denominator);
  expect(HOUSE_POTS).toEqual([ISFUGLENS_PULJE]);
});

it("the par sheet of Tre Kirsebær is what all stops prove; the larger cycles are a matter of the bench", () => {
  expect(parSheetOf(TRE_KIRSEBAER)).toEqual(sheetOf(TRE_KIRSEBAER));
});

it("a slot without a par sheet is named", () => {
  expect(sheetFaults(TRE_KIRSEBAER, undefined)).toEqual(["tre-kirsebaer has no par sheet"]);
});

it("there is no par sheet of a slot that is not the house's", () => {
  expect(PAR_SHEETS.map(({ id }) => id)).toEqual(HOUSE_SLOTS.map(({ id }) => id));
});

it("the version of a slot's data does not depend on the order in which they are written", () => {
  const turned = Object.fromEntries(Object.entries(TRE_KIRSEBAER).toReversed());
  // The same entries as the game's.
  expect(mathVersionOf(turned as unknown as SlotGame)).toBe(mathVersionOf(TRE_KIRSEBAER));
});
