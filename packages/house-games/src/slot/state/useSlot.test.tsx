import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { treKirsebaerRound } from "../../../testing/slotRounds.ts";
import { storyTable } from "../../../testing/slotTables.ts";
import type { SlotRound } from "../../house-game/index.ts";
import { canPress } from "./slotState.ts";
import { useSlot } from "./useSlot.ts";

const round = treKirsebaerRound([
  "citron syv appelsin",
  "kirsebaer stjerne kirsebaer",
  "klokke appelsin blomme",
]);

function FirstDrawing({ unfinished }: { readonly unfinished: SlotRound | null }) {
  const { state } = useSlot({
    ...{ table: storyTable("treKirsebaer"), stakeOre: 100, unfinished, isPaused: false },
    playRound: () => Promise.reject(new Error("No round is asked for.")),
    onPresented: () => undefined,
    onCue: () => undefined,
  });
  return [state.phase, ...state.view.phases, canPress(state, false) ? "can be pressed" : "waits"].join(" ");
}

it("a slot is ready when it is drawn for the first time", () => {
  expect(renderToStaticMarkup(<FirstDrawing unfinished={null} />)).toBe(
    "ready still still still can be pressed",
  );
});

it("a round of before a reload runs from the first drawing on, so that no press can come between", () => {
  expect(renderToStaticMarkup(<FirstDrawing unfinished={round} />)).toBe(
    "showing rolling rolling rolling waits",
  );
});
