/** The numbers of a European wheel, clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22,
  18, 29, 7, 28, 12, 35, 3, 26,
] as const;

export const POCKET_DEGREES = 360 / WHEEL.length;

/** Where a number's pocket is, in degrees clockwise from the top of the wheel. */
export const angleOf = (number: number): number =>
  WHEEL.findIndex((each) => each === number) * POCKET_DEGREES;

/** Turns of the ball after the gateway's answer, against the wheel. */
const TURNS = 5;

/**
 * How far the ball still goes, in degrees: from where it is, some whole turns, and on to its pocket. It stops in that pocket
 * whatever the angle it comes from.
 */
export const wayOfBall = (from: number, number: number): number => {
  const target = angleOf(number);
  const rest = (((from - target) % 360) + 360) % 360;
  return -(TURNS * 360 + rest);
};
