import { memo } from "react";
import type { LiveRound, Purchase, RoomPlateKind } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";
import { ownPlates } from "./ownPlates.ts";
import { PlateCard } from "./PlateCard.tsx";
import { patternsOf, sortPlates } from "./plateProgress.ts";
import { useBestInSight } from "./useBestInSight.ts";
import { usePlateMarks } from "./usePlateMarks.ts";

interface PlateRailProps {
  readonly live: LiveRound | null;
  readonly purchases: readonly Purchase[];
  readonly plate: RoomPlateKind;
  readonly isAutomatic: boolean;
  readonly texts: HallTexts;
}

/**
 * The player's plates in a round, the best one first, and why a mark was wrong. Drawn when the round or the marks change, not with
 * each second of the countdown: hundreds of cells would be compared for nothing.
 */
export const PlateRail = memo(function PlateRail({
  live,
  purchases,
  plate,
  isAutomatic,
  texts,
}: PlateRailProps) {
  const { t } = texts;
  const called = new Set(live?.called.map(({ number }) => number));
  const open = patternsOf(plate).find((one) => !live?.won.some((won) => won.pattern === one));
  const plates = sortPlates(ownPlates(live, purchases), plate, open, called);
  const { marked, wrong, mark } = usePlateMarks(live, called);
  const rail = useBestInSight(plates[0]?.plate.no, isAutomatic);
  return (
    <>
      <output className="hall-wrong">{wrong !== undefined && t("hall.wrongMark", { number: wrong })}</output>
      {plates.length > 0 && (
        <section className="hall-plates" aria-labelledby="hall-plates" ref={rail}>
          <h2 className="visually-hidden" id="hall-plates">
            {t("hall.yourPlates")}
          </h2>
          {plates.map((one) => (
            <PlateCard
              key={one.plate.no}
              {...one}
              {...{ called, marked, isAutomatic, texts }}
              onMark={isAutomatic ? ignore : mark}
            />
          ))}
        </section>
      )}
    </>
  );
});

/** With marks that are set by themselves a press marks nothing. */
const ignore = () => {};
