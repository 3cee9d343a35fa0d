import { forEachLocale, LOCALE_TAGS, type Localised } from "@spilhus/contracts";
import type { LineSlot, SlotGame, WaysSlot } from "@spilhus/game-math";
import { HOUSE_SLOTS, PAR_SHEETS, type ParSheet } from "@spilhus/game-math/games";
import { fillText, type Words } from "../wording/fillText.ts";
import { money } from "../wording/money.ts";
import { sameWord } from "../wording/sameWord.ts";

/** The slot of this slug that the house's engine plays; undefined for every other game. */
export const houseSlot = (slug: string): SlotGame | undefined => HOUSE_SLOTS.find(({ id }) => id === slug);

interface Feature {
  readonly title: Localised;
  readonly text: Localised;
}

const both = (da: string, en: string): Localised => ({ da, en });
const numberIn = (value: number) => forEachLocale((locale) => value.toLocaleString(LOCALE_TAGS[locale]));

const LAYOUT = {
  lines: both(
    "Spillet har {reels} hjul, {rows} rækker og {count} faste linjer.",
    "The game has {reels} reels, {rows} rows and {count} fixed lines.",
  ),
  ways: both(
    "{reels} hjul og {rows} rækker giver {count} måder at vinde på.",
    "{reels} reels and {rows} rows give {count} ways to win.",
  ),
};
const WIN = {
  lines: both(
    "Ens symboler fra det første hjul og uden huller på en linje giver gevinst. Kun den længste række på hver linje udbetales, og gevinster på flere linjer lægges sammen.",
    "Equal symbols from the first reel without gaps along a line give a win. Only the longest run on each line is paid, and wins on several lines are added together.",
  ),
  ways: both(
    "Tre ens eller flere på nabohjul fra venstre giver gevinst, uanset højden. Gevinsten ganges med antallet af måder.",
    "Three of a kind or more on adjacent reels from the left give a win at any height. The win is multiplied by the number of ways.",
  ),
};
const WILD = both(
  "{wild} er joker og kan stå i stedet for alle symboler, der betaler på hjulene. Jokeren er ikke på det første hjul.",
  "{wild} will act as the wild and can stand in for every symbol that pays on the reels. It is not on the first reel.",
);
const STAKES = both("Indsatsen pr. spin kan være {stakes}", "The stake of a spin can be {stakes}.");
const LARGEST = both(
  "Den største gevinst i ét spin er {largest} gange indsatsen.",
  "The largest win of one spin is {largest} times the stake.",
);
const PACE = both(
  "Hvert udfald trækkes, i det øjeblik spinnet begynder, og afhænger ikke af tidligere spin. Et spin varer mindst tre sekunder.",
  "Every outcome is drawn the moment the spin begins and does not depend on earlier spins. A spin lasts at least three seconds.",
);
const FAULT = both(
  "Ryger forbindelsen, er runden afgjort på serveren, og resultatet vises, næste gang du åbner spillet.",
  "If the connection drops, the round is settled on the server and the result is shown the next time you open the game.",
);

const EXPANDING: Feature = {
  title: both("Joker i fuld højde", "Full-height wild"),
  text: both(
    "Hvor {wild} lander, dækker symbolet hele sit hjul, før gevinsten gøres op.",
    "Where {wild} may land, it covers its whole reel before the win is counted.",
  ),
};
const FREE_SPINS: Feature = {
  title: both("{spins} gratisspil", "{spins} free spins"),
  text: both(
    "Lander {scatter} mindst {least} steder, giver det {spins} gratisspil med samme indsats. Gevinster i dem ganges med {multiplier}, og de giver ikke flere gratisspil.",
    "If {scatter} should land in at least {least} places, there are {spins} free spins at the same stake. Their wins are multiplied by {multiplier}, and they lead to no more free spins.",
  ),
};
const TUMBLE: Feature = {
  title: both("Faldende symboler", "Tumbling symbols"),
  text: both(
    "Symboler, der giver gevinst, forsvinder, og nye falder ned på pladserne, til der ikke er mere at vinde. Fald for fald ganges gevinsten med {multipliers}; den sidste faktor gælder for alle senere fald.",
    "Winning symbols disappear and new ones fall into their places until nothing wins any more. Fall by fall the win is multiplied by {multipliers}; the last factor holds for all later falls.",
  ),
};
const POT: Feature = {
  title: both("{pot}", "{pot}"),
  text: both(
    "{share} % af hver indsats lægges i puljen, som huset begynder med {restart} Ethvert spin for penge kan vinde den, og chancen følger indsatsen: i gennemsnit falder puljen én gang for hver {perWin} i indsatser. Puljen giver {potRtp} % tilbage oven i hjulenes {rtp} %. I demo lægges der ikke noget i puljen, og den kan ikke vindes.",
    "{share}% of every stake goes into the pot, which the house begins with {restart}. Any spin for money can win it, and the chance follows the stake: on average the pot is won once for every {perWin} of stakes. The pot returns {potRtp}% on top of the {rtp}% of the reels. In demo nothing is put into the pot, and it cannot be won.",
  ),
};
const CLASSIC: Feature = {
  title: both("Ingen omveje", "No detours"),
  text: both(
    "Der er ingen bonusrunde: {reels} hjul og {count} linjer afgør det hele, når de standser.",
    "There is no bonus round: {reels} reels and {count} lines settle everything when they stop.",
  ),
};

const waysOf = (slot: WaysSlot) => slot.rows ** slot.strips.length;
const countOf = (slot: SlotGame) => (slot.kind === "lines" ? slot.lines.length : waysOf(slot));

const lineFeatures = (slot: LineSlot): readonly Feature[] => [
  ...(slot.doesWildExpand ? [EXPANDING] : []),
  ...(slot.freeSpins ? [FREE_SPINS] : []),
];
function featuresOf(slot: SlotGame): readonly Feature[] {
  const features = slot.kind === "ways" ? [TUMBLE] : lineFeatures(slot);
  return [...(features.length > 0 ? features : [CLASSIC]), ...(slot.pot ? [POT] : [])];
}

/** Amounts in a row, the last one joined by a word. */
const listed = (amounts: readonly Localised[]): Localised =>
  forEachLocale((locale) =>
    new Intl.ListFormat(LOCALE_TAGS[locale], { type: "disjunction" }).format(
      amounts.map((amount) => amount[locale]),
    ),
  );

/** What is said of the pot; nothing for a slot without one. */
function potFactsOf({ pot }: SlotGame, sheet: ParSheet | undefined): Words {
  if (!pot || !sheet?.pot) return {};
  return {
    pot: sameWord(pot.name),
    share: numberIn(pot.share / 100),
    restart: money(pot.restartOre),
    perWin: money(pot.orePerWin),
    potRtp: numberIn(sheet.pot.rtpPercent),
    rtp: numberIn(Math.round(sheet.rtpPercent * 100) / 100),
  };
}

function factsOf(slot: SlotGame): Words {
  const sheet = PAR_SHEETS.find(({ id }) => id === slot.id);
  const largest = (sheet?.largestWin ?? 0) / 100;
  const free = slot.kind === "lines" ? slot.freeSpins : undefined;
  const [least = "", spins = 0] = Object.entries(free?.spins ?? {})[0] ?? [];
  return {
    ...potFactsOf(slot, sheet),
    reels: sameWord(slot.strips.length),
    rows: sameWord(slot.rows),
    count: numberIn(countOf(slot)),
    stakes: listed(slot.stakesOre.map(money)),
    largest: numberIn(largest),
    ...{ spins: sameWord(spins), least: sameWord(least), multiplier: sameWord(free?.multiplier ?? 1) },
    multipliers: sameWord(slot.kind === "ways" ? slot.tumbleMultipliers.join(", ") : ""),
  };
}

/**
 * Rules and features of a slot of the house, written from the data that its rounds are decided by: they cannot promise what the
 * engine does not play.
 *
 * @param names the words `wild` and `scatter` in the definite form
 */
export function houseSlotTexts(
  slot: SlotGame,
  names: Words,
): { readonly rules: Localised<string[]>; readonly features: Localised<{ title: string; text: string }[]> } {
  const words = { ...names, ...factsOf(slot) };
  const rules = [LAYOUT[slot.kind], WIN[slot.kind], WILD, STAKES, LARGEST, PACE, FAULT].map((rule) =>
    fillText(rule, words),
  );
  const features = featuresOf(slot).map(({ title, text }) => ({
    title: fillText(title, words),
    text: fillText(text, words),
  }));
  return {
    rules: forEachLocale((locale) => rules.map((rule) => rule[locale])),
    features: forEachLocale((locale) =>
      features.map(({ title, text }) => ({ title: title[locale], text: text[locale] })),
    ),
  };
}
