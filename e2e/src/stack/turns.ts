import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { BRANDS } from "./sites.ts";

/** Journeys of what brands decide (look, navigation, lobbies, consent, offers): every brand runs them. */
const EVERY_BRAND: readonly string[] = [
  "accessibility/axe.spec.ts",
  "accessibility/keyboardShell.spec.ts",
  "accessibility/textSize.spec.ts",
  "chat/covered.spec.ts",
  "consent/consent.spec.ts",
  "lobby/gamePage.spec.ts",
  "lobby/overview.spec.ts",
  "lobby/rounds.spec.ts",
  "pages/publicPages.spec.ts",
  "play/roulette.spec.ts",
  "players/accountTextSize.spec.ts",
  "players/bonusCode.spec.ts",
  "players/greeting.spec.ts",
  "players/promotions.spec.ts",
  "shell/navigation.spec.ts",
  "shell/offerTerms.spec.ts",
  "stack/appEnvironment.spec.ts",
];

const src = resolve(import.meta.dirname, "..");
const taken = globSync("**/*.spec.ts", { cwd: src, exclude: ["generated-brand/**"] })
  .filter((file) => !EVERY_BRAND.includes(file))
  .toSorted();

for (const file of taken) {
  if (readFileSync(resolve(src, file), "utf8").includes("@only-"))
    throw new Error(`${file} has a journey of one brand: name the file in EVERY_BRAND of turns.ts.`);
}

/** Whether a journey that is the same for every brand is this brand's to run: the files go round among the brands. */
export function isTurnOf(brand: string, file: string): boolean {
  const place = taken.indexOf(file);
  return place === -1 || BRANDS[place % BRANDS.length] === brand;
}

/** Journey files that other brands run, as patterns below `src`. */
export function othersTurns(brand: string): string[] {
  return taken.filter((file) => !isTurnOf(brand, file));
}
