/** A paper that numbers attacks and faults, which tests try. */
export interface Paper {
  /** Stands before `attack` in titles; empty for money, whose titles say `attack 10` alone. */
  readonly prefix: string;
  /** They are numbered from 1 without a gap. */
  readonly attacks: number;
}

/** The attacks on money. */
export const MONEY: Paper = { prefix: "", attacks: 48 };
/** The attacks on games and play, such as `games attack 1`. */
export const GAMES: Paper = { prefix: "games", attacks: 14 };
/** The attacks and faults of the chat, and of the desk of customer service. */
export const CHAT: Paper = { prefix: "chat", attacks: 28 };
export const SUPPORT: Paper = { prefix: "support", attacks: 15 };

/** Every word that stands before `attack` for a paper of its own. */
const PREFIXES = [GAMES, CHAT, SUPPORT].map(({ prefix }) => prefix);

/** Numbers of a paper's attacks in a test's titles, such as `(attack 10)`. */
export function attacksIn(source: string, { prefix }: Paper): readonly number[] {
  const before = prefix === "" ? `(?<!\\b(?:${PREFIXES.join("|")}) )` : `\\b${prefix} `;
  const title = new RegExp(`${before}\\battack (\\d+)\\b`, "g");
  return [...source.matchAll(title)].map(([, number = ""]) => Number(number));
}

/** The attacks of a paper that no title of these sources carries, and numbers that no attack of it has. */
export function findUntried(
  sources: readonly string[],
  paper: Paper,
): {
  readonly untried: readonly number[];
  readonly unknown: readonly number[];
} {
  const tried = new Set(sources.flatMap((source) => attacksIn(source, paper)));
  const known = Array.from({ length: paper.attacks }, (_, place) => place + 1);
  return {
    untried: known.filter((number) => !tried.has(number)),
    unknown: [...tried].filter((number) => number < 1 || number > paper.attacks),
  };
}
