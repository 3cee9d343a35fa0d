/** Poll interval of a visible tab, in ms. */
export const BUILD_POLL_MS = 60_000;

interface WatchOptions {
  /** The build this tab was loaded from. */
  readonly buildId: string;
  readonly onNewBuild: () => void;
  readonly fetch?: typeof globalThis.fetch;
  readonly page?: Pick<Document, "visibilityState">;
}

/** The `id` of `builds/latest.json`, read without zod because this code runs in every tab. */
function idOf(body: unknown): string | undefined {
  return typeof body === "object" && body !== null && "id" in body && typeof body.id === "string"
    ? body.id
    : undefined;
}

/**
 * Polls `/builds/latest.json` while the tab is visible and reports once when another build is served (R7.26). It
 * ignores a failed poll.
 *
 * @returns a function that stops
 */
export function watchNewBuild({
  buildId,
  onNewBuild,
  fetch = globalThis.fetch,
  page = document,
}: WatchOptions): () => void {
  const timer = setInterval(() => {
    if (page.visibilityState === "hidden") return;
    fetch("/builds/latest.json", { signal: AbortSignal.timeout(5_000) })
      .then((response) => (response.ok ? response.json() : undefined))
      .then((body: unknown) => {
        const latest = idOf(body);
        if (latest === undefined || latest === buildId) return;
        clearInterval(timer);
        onNewBuild();
      })
      .catch(() => undefined);
  }, BUILD_POLL_MS);
  return () => clearInterval(timer);
}
