/** Returns the server's time in Unix ms. */
type Clock = () => number;

let clock: Promise<Clock> | undefined;

/** The server's time from the `Date` header of a small file; the device's time if the request fails. */
async function fetchServerTime(): Promise<number> {
  try {
    const { headers } = await fetch("/builds/latest.json", { method: "HEAD" });
    const date = Date.parse(headers.get("date") ?? "");
    return Number.isNaN(date) ? Date.now() : date;
  } catch {
    return Date.now();
  }
}

/**
 * A clock that does not depend on the device's, which may be wrong: it requests the server's time once per document and
 * counts from there.
 */
export function serverClock(): Promise<Clock> {
  clock ??= fetchServerTime().then((time) => {
    const readAt = performance.now();
    return () => time + performance.now() - readAt;
  });
  return clock;
}
