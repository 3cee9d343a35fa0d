import { createGameSearch } from "../src/createGameSearch.ts";
import { searchIndexOf } from "../src/indexedGames.ts";
import { plausibleGames, seededRandom } from "./plausibleGames.ts";

const GAMES = 5_000;
const QUERIES = 300;
const SHOWN = 8;

/** Every state of the field while names are typed, half of them with a slip. */
function* keystrokes(names: readonly string[]): Generator<string> {
  const random = seededRandom(7);
  for (let count = 0; count < QUERIES; count++) {
    const name = names[Math.floor(random() * names.length)] ?? "";
    const slip = 1 + Math.floor(random() * (name.length - 1));
    const typed = count % 2 === 0 ? name : name.slice(0, slip) + name.slice(slip + 1);
    for (let length = 1; length <= typed.length; length++) yield typed.slice(0, length);
  }
}

const games = plausibleGames(GAMES);
const index = searchIndexOf(games);
const started = performance.now();
const { search } = createGameSearch(index);
const reading = performance.now() - started;
const times: number[] = [];
for (const typed of keystrokes(games.map(({ name }) => name))) {
  const before = performance.now();
  search(typed, SHOWN);
  times.push(performance.now() - before);
}
times.sort((a, b) => a - b);
const share = (part: number) => `${(times[Math.floor(times.length * part)] ?? 0).toFixed(2)} ms`;
console.log(
  `${GAMES} games, ${times.length} keystrokes: reading the index ${reading.toFixed(1)} ms; ` +
    `search p50 ${share(0.5)}, p75 ${share(0.75)}, p99 ${share(0.99)}, longest ${share(0.9999)}`,
);
