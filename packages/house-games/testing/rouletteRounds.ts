import { playRoulette, replayDraws, ROULETTE_ODDS } from "@spilhus/game-math";
import type { RouletteRound, RouletteTable } from "../src/house-game/index.ts";

type Bets = Parameters<typeof playRoulette>[0];

/** The table as the gateway gives it to a browser. */
export const STORY_ROULETTE: RouletteTable = {
  kind: "roulette",
  id: "hjulet-i-orangeriet",
  mathVersion: "0".repeat(64),
  minRoundMs: 5_000,
  stakesOre: [50, 100, 500, 1_000, 5_000],
  maxStakeOre: 25_000,
  rtpPercent: 97.2973,
  odds: { ...ROULETTE_ODDS },
};

let number = 0;

/** The round of these bets when the ball stops at a number: settled by the engine. */
export function rouletteRound(bets: Bets, stopsAt: number): RouletteRound {
  const round = playRoulette(bets, replayDraws([stopsAt]));
  number += 1;
  return {
    kind: "roulette",
    id: `00000000-0000-4000-8000-1${String(number).padStart(11, "0")}`,
    playId: "00000000-0000-4000-9000-000000000000",
    game: STORY_ROULETTE.id,
    mode: "real",
    number,
    stakeOre: round.stakeOre,
    winOre: round.returnOre,
    startedAt: "2026-11-24T12:00:00Z",
    shownUntil: "2026-11-24T12:00:05Z",
    mathVersion: STORY_ROULETTE.mathVersion,
    // As it comes over the wire.
    events: JSON.parse(JSON.stringify([{ kind: "ball", ...round }])) as RouletteRound["events"],
  };
}
