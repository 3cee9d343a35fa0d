import type { LineSlot } from "../slots/index.ts";
import { ISFUGLENS_PULJE } from "./isfuglensPulje.ts";
import { reel } from "./reel.ts";

/** Isfuglens Skat: 5 × 3, 20 lines, a kingfisher that covers its reel, ten free spins at three times the win, a pot. */
export const ISFUGLENS_SKAT: LineSlot = {
  kind: "lines",
  id: "isfuglens-skat",
  rows: 3,
  strips: [
    reel(
      "sten ring moent ring krone moent sten siv ring sten sten oerred ring krone sten kiste siv kiste oerred moent noegle moent oerred oerred siv moent sten siv oerred siv",
    ),
    reel(
      "isfugl siv moent sten moent sten kiste ring sten ring sten siv noegle oerred krone krone moent sten sten krone siv ring siv siv oerred ring oerred siv kiste siv moent",
    ),
    reel(
      "siv oerred krone sten siv noegle oerred ring moent oerred moent sten moent siv sten oerred sten ring oerred moent oerred kiste ring isfugl krone siv siv sten sten krone siv",
    ),
    reel(
      "siv krone oerred siv kiste moent ring oerred krone noegle ring sten siv sten sten ring siv siv isfugl sten kiste sten oerred moent ring sten moent kiste oerred oerred moent",
    ),
    reel(
      "siv oerred siv oerred noegle moent moent moent kiste ring ring oerred ring krone siv oerred sten moent sten kiste sten ring moent krone sten sten siv oerred siv siv",
    ),
  ],
  stakesOre: [100, 200, 500, 1000, 2000, 5000],
  pot: ISFUGLENS_PULJE,
  wild: "isfugl",
  doesWildExpand: true,
  lines: [
    [1, 1, 1, 1, 1],
    [0, 0, 0, 0, 0],
    [2, 2, 2, 2, 2],
    [0, 1, 2, 1, 0],
    [2, 1, 0, 1, 2],
    [0, 0, 1, 0, 0],
    [2, 2, 1, 2, 2],
    [1, 0, 0, 0, 1],
    [1, 2, 2, 2, 1],
    [0, 1, 1, 1, 0],
    [2, 1, 1, 1, 2],
    [1, 0, 1, 0, 1],
    [1, 2, 1, 2, 1],
    [0, 1, 0, 1, 0],
    [2, 1, 2, 1, 2],
    [1, 1, 0, 1, 1],
    [1, 1, 2, 1, 1],
    [0, 0, 1, 2, 2],
    [2, 2, 1, 0, 0],
    [0, 2, 0, 2, 0],
  ],
  pays: {
    kiste: { "3": 150, "4": 800, "5": 4000 },
    krone: { "3": 80, "4": 350, "5": 1500 },
    ring: { "3": 50, "4": 200, "5": 800 },
    moent: { "3": 30, "4": 120, "5": 400 },
    oerred: { "3": 20, "4": 70, "5": 220 },
    siv: { "3": 15, "4": 50, "5": 150 },
    sten: { "3": 10, "4": 35, "5": 110 },
  },
  freeSpins: {
    scatter: "noegle",
    spins: { "3": 10, "4": 10, "5": 10 },
    pays: { "3": 200, "4": 1000, "5": 5000 },
    multiplier: 3,
    strips: [
      reel(
        "ring sten ring sten moent ring ring oerred sten krone siv moent siv moent krone moent kiste krone sten oerred oerred oerred kiste oerred siv moent sten siv siv",
      ),
      reel(
        "isfugl sten oerred siv siv ring moent ring sten ring ring moent oerred krone sten oerred moent kiste siv moent moent krone sten sten siv oerred krone kiste isfugl oerred siv",
      ),
      reel(
        "sten siv oerred moent moent isfugl oerred sten ring siv siv sten ring ring oerred sten isfugl sten moent moent moent krone siv kiste siv krone kiste oerred oerred ring krone",
      ),
      reel(
        "ring moent sten moent sten moent moent kiste sten oerred siv oerred isfugl krone oerred oerred siv sten siv krone sten siv kiste ring oerred moent krone ring siv ring isfugl",
      ),
      reel(
        "ring oerred ring oerred oerred siv krone moent siv siv sten kiste ring oerred sten moent moent sten ring moent sten sten siv moent krone kiste siv oerred krone",
      ),
    ],
  },
};
