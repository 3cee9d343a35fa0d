/** How long a connection is kept between two requests: longer than the proxies in front, which keep theirs 60 s. */
export const KEEP_ALIVE_MS = 65_000;
