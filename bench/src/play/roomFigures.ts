import type { PlayLoad } from "@spilhus/gateway/load";
import type { Figure } from "../report/section.ts";
import { slowestFigure } from "./slowestFigure.ts";

const SALES = 500;
const SALE_SECONDS = 10;
const MOST_SALE_MS = 300;
const DRAWN_PLATES = 1_200;
const MOST_DRAW_MS = 2_000;
const ROOMS = 20;
/** A whole day: `npm run bench -- play --minutes 1440` would take an hour; this is what one run takes. */
const MINUTES = 120;

const none = (what: string, count: number, of: string): Figure => ({
  ...{ what, measured: `${count} of ${of}`, calibration: "" },
  ...{ result: String(count), target: "0", isMet: count === 0 },
});

/** Sale, draw and numbers of rooms. */
export async function roomFigures(load: PlayLoad): Promise<Figure[]> {
  const sale = await load.sellOut(SALES, SALE_SECONDS);
  const drawMs = await load.drawAndCall(DRAWN_PLATES);
  const { called, tooClose } = await load.callFor(ROOMS, MINUTES);
  const sales = `the last ${SALE_SECONDS} s of a sale`;
  return [
    slowestFigure(`${SALES} purchases in ${sales}`, sale.ms, MOST_SALE_MS),
    none(`purchases refused in time, ${sales}`, sale.refused, `${SALES}`),
    none("plates sold after the end of sale", sale.late, `${SALES}`),
    {
      what: `end of sale to first number, ${DRAWN_PLATES.toLocaleString("en-GB")} plates`,
      ...{
        measured: `${drawMs.toFixed(0)} ms`,
        calibration: "1,500 ms of them a pause",
        result: `${drawMs.toFixed(0)} ms`,
      },
      ...{ target: `≤ ${MOST_DRAW_MS} ms`, isMet: drawMs <= MOST_DRAW_MS },
    },
    none(
      `gaps below 3 s, ${ROOMS} rooms for ${MINUTES} minutes of the moved clock`,
      tooClose,
      `${called.toLocaleString("en-GB")} numbers`,
    ),
  ];
}
