import type { LiveRound } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";
import { roundSentence } from "./roundSentence.ts";

type Texts = Pick<HallTexts, "t" | "pattern" | "money">;

/**
 * What happened in a hall between two looks, in the order in which it happened: each number that was called, each prize that was
 * won, and that a round began, ended or was cancelled.
 *
 * @param before the live round at the look before; a round that was not live then is told from its beginning
 * @param own numbers of the player's plates in the live round
 */
export function hallNews(
  before: LiveRound | null,
  now: LiveRound | null,
  own: ReadonlySet<number>,
  texts: Texts,
): readonly string[] {
  if (!now || now === before) return [];
  const { t, pattern, money } = texts;
  const known = before?.round.id === now.round.id ? before : undefined;
  const lastIndex = known?.called.at(-1)?.index ?? 0;
  const wonBefore = new Set(known?.won.map((won) => won.pattern));
  const numbers = now.called
    .filter(({ index }) => index > lastIndex)
    .map(({ index, number }) => ({ index, sentence: t("hall.sayNumber", { number }) }));
  const wins = now.won
    .filter((won) => !wonBefore.has(won.pattern))
    .map((won) => {
      const isOwn = won.plates.some((no) => own.has(no));
      const values = { pattern: pattern(won.pattern), amount: money(won.eachOre) };
      return { index: won.index, sentence: t(isOwn ? "hall.sayYouWon" : "hall.sayWon", values) };
    });
  // A prize is told after the number that decided it: sorting keeps their order.
  const said = [...numbers, ...wins].toSorted((one, other) => one.index - other.index);
  const state =
    now.round.state === known?.round.state || now.round.state === "showing"
      ? undefined
      : roundSentence(now, texts);
  const sentences = said.map(({ sentence }) => sentence);
  return state === undefined ? sentences : [...sentences, state];
}
