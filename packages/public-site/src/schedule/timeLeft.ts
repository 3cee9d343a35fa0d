const twoDigits = (value: number) => String(value).padStart(2, "0");

/** A duration in ms as `mm:ss`, or `h:mm:ss` from one hour; `undefined` if it is not positive. */
export function timeLeft(ms: number): string | undefined {
  if (!(ms > 0)) return undefined;
  const seconds = Math.ceil(ms / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const rest = `${twoDigits(Math.floor((seconds % 3_600) / 60))}:${twoDigits(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
