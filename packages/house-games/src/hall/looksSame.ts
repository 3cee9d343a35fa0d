import type { RoomPlate } from "@spilhus/contracts/bingo";
import type { HallTexts } from "./hallTexts.ts";

export interface PlateCardProps {
  readonly plate: RoomPlate;
  readonly toGo: number;
  readonly called: ReadonlySet<number>;
  /** Numbers that the player has marked on it. */
  readonly marked: ReadonlySet<number>;
  /** Called numbers are marked by themselves. */
  readonly isAutomatic: boolean;
  readonly onMark: (number: number) => void;
  readonly texts: HallTexts;
}

/** Whether a number of a plate is marked. */
export const isMarked = (
  { isAutomatic, called, marked }: Pick<PlateCardProps, "isAutomatic" | "called" | "marked">,
  number: number,
): boolean => (isAutomatic ? called : marked).has(number);

/** Whether a plate is drawn as before: most balls are on few of the player's plates. */
export const looksSame = (before: PlateCardProps, now: PlateCardProps): boolean =>
  before.plate === now.plate &&
  before.toGo === now.toGo &&
  before.onMark === now.onMark &&
  before.texts === now.texts &&
  now.plate.rows.every((row) =>
    row.every((cell) => cell === null || isMarked(before, cell) === isMarked(now, cell)),
  );
