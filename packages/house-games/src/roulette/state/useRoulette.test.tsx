import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { rouletteRound, STORY_ROULETTE } from "../../../testing/rouletteRounds.ts";
import type { RouletteRound } from "../../house-game/index.ts";
import { useRoulette } from "./useRoulette.ts";

const round = rouletteRound([{ bet: { kind: "dozen", which: 2 }, stakeOre: 500 }], 20);

function FirstDrawing({ unfinished }: { readonly unfinished: RouletteRound | null }) {
  const { state } = useRoulette({
    ...{ table: STORY_ROULETTE, stakeOre: 100, unfinished, isPaused: false },
    playRound: () => Promise.reject(new Error("No round is asked for.")),
    onPresented: () => undefined,
    onCue: () => undefined,
  });
  return `${state.phase}, chips: ${state.chips.map(({ stakeOre }) => stakeOre).join()}`;
}

it("a table takes bets when it is drawn for the first time", () => {
  expect(renderToStaticMarkup(<FirstDrawing unfinished={null} />)).toBe("betting, chips: ");
});

it("a round of before a reload runs from the first drawing on, with its bets, so that no bet can come between", () => {
  expect(renderToStaticMarkup(<FirstDrawing unfinished={round} />)).toBe("falling, chips: 500");
});
