/** The document lacks the markers of a section. */
export class MarkerError extends Error {
  override readonly name = "MarkerError";
}

/**
 * The document with the text between `<!-- bench:<id> -->` and `<!-- /bench:<id> -->` replaced; all else stays as it
 * was written by hand.
 *
 * @throws {MarkerError} naming the marker that is missing.
 */
export function writeBetween(document: string, id: string, text: string): string {
  const open = `<!-- bench:${id} -->`;
  const close = `<!-- /bench:${id} -->`;
  const start = document.indexOf(open);
  const end = document.indexOf(close, start);
  if (start === -1 || end === -1) {
    throw new MarkerError(
      `docs/benchmarks.md has no ${start === -1 ? open : close}: add the line where the table goes.`,
    );
  }
  return `${document.slice(0, start + open.length)}\n\n${text}\n\n${document.slice(end)}`;
}
