import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import type { PlayerPart } from "./playerPart.ts";
import { PlayerSlot } from "./PlayerSlot.tsx";

const parts: readonly PlayerPart[] = [
  { slot: "game", Component: ({ slug }) => <b>save {slug}</b> },
  { slot: "clock", Component: () => <i>clock</i> },
  { slot: "menu", items: () => [] },
  { slot: "game", Component: ({ slug }) => <b>play {slug}</b> },
];

describe("a slot for players", () => {
  it("draws the parts that are for it, in the order of the list", () => {
    expect(renderToStaticMarkup(<PlayerSlot slot="game" parts={parts} slotProps={{ slug: "rav" }} />)).toBe(
      "<b>save rav</b><b>play rav</b>",
    );
  });

  it("is empty without a part", () => {
    expect(renderToStaticMarkup(<PlayerSlot slot="tab" parts={parts} slotProps={{}} />)).toBe("");
  });
});
