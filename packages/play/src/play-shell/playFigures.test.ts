import { createTranslator } from "@spilhus/i18n";
import { describe, expect, it } from "vitest";
import { callsDouble, opened } from "../../testing/playDouble.ts";
import { PlaySession } from "../play-session/index.ts";
import { playFigures } from "./playFigures.ts";

const messages = createTranslator("da").messagesOf("play.shell", "play.budget");
const textsOf = (figures: ReturnType<typeof playFigures>) =>
  figures.map(({ label, text }) => `${label}: ${text?.replaceAll(/\s/g, " ")}`);

describe("the figures that are always in sight", () => {
  it("are balance with bonus, stake, net result and time of the play session", async () => {
    const totals = { rounds: 3, stakesOre: 1_500, winsOre: 200 };
    const balance = { cashOre: 10_000, bonusOre: 500, version: 1 };
    const session = new PlaySession(
      callsDouble({ open: () => Promise.resolve(opened({ totals, balance })) }),
    );
    await session.open();
    const shown = session.shown();
    const open = shown.phase === "open" ? shown : undefined;
    const figures = playFigures({ open, mode: "real", stakeOre: 500, seconds: 1_268, messages });
    expect(textsOf(figures)).toEqual([
      "Saldo: 105,00 kr.",
      "Indsats: 5,00 kr.",
      "Resultat: -13,00 kr.",
      "Spilletid: 0:21:08",
    ]);
  });

  it("tell what is left of a budget, where the player has set one", () => {
    const figures = playFigures({
      ...{ open: undefined, mode: "real", stakeOre: 100, seconds: 1, budgetLeftOre: 4_250, messages },
    });
    expect(textsOf(figures).at(-1)).toBe("Budget: 42,50 kr.");
  });

  it("keep their places until they are known, and name the play money of a demo", () => {
    const figures = playFigures({
      open: undefined,
      mode: "demo",
      stakeOre: undefined,
      seconds: undefined,
      messages,
    });
    expect(textsOf(figures)).toEqual([
      "Demosaldo: undefined",
      "Indsats: undefined",
      "Resultat: undefined",
      "Spilletid: undefined",
    ]);
  });
});
