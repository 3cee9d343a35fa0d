const two = (value: number) => String(value).padStart(2, "0");

/** A span in ms as `mm:ss`, or `h:mm:ss` from an hour on; `undefined` when nothing is left. */
export function timeLeft(ms: number): string | undefined {
  if (!(ms > 0)) return undefined;
  const seconds = Math.ceil(ms / 1_000);
  const hours = Math.floor(seconds / 3_600);
  const rest = `${two(Math.floor((seconds % 3_600) / 60))}:${two(seconds % 60)}`;
  return hours > 0 ? `${hours}:${rest}` : rest;
}
