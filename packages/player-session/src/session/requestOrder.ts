let sent = 0;
let newestReceived = 0;

/**
 * Numbers a request about the session. Requests overlap: a page sends one while it loads, every minute, and when another
 * tab says so. A response older than the newest one received is ignored.
 *
 * @returns call it when the response is here, and after every wait that follows: false once a newer response has come
 */
export function beginRequest(): () => boolean {
  const number = ++sent;
  return () => {
    newestReceived = Math.max(newestReceived, number);
    return newestReceived === number;
  };
}

/** Makes responses of all requests under way be ignored, because the page knows better. */
export function discardOlderRequests(): void {
  beginRequest()();
}
