interface Remembered {
  readonly etag: string;
  readonly body: string;
}

/** A fetch that remembers its last answer. */
export interface ConditionalFetch {
  readonly fetch: typeof globalThis.fetch;
  /** Forgets the answer, such as when the player has logged out. */
  readonly forget: () => void;
}

/**
 * Sends the ETag of the last answer, and gives that answer again when the service says 304. The browser's own memory
 * cannot do it: answers about players are `no-store`. For one address only.
 */
export function conditionalFetch(fetch: typeof globalThis.fetch): ConditionalFetch {
  let last: Remembered | undefined;
  return {
    fetch: async (input, init = {}) => {
      const known = last;
      const headers = new Headers(init.headers);
      if (known) headers.set("if-none-match", known.etag);
      const response = await fetch(input, { ...init, headers });
      if (response.status === 304 && known) {
        return new Response(known.body, { headers: { "content-type": "application/json" } });
      }
      const etag = response.headers.get("etag");
      last = response.ok && etag !== null ? { etag, body: await response.clone().text() } : undefined;
      return response;
    },
    forget() {
      last = undefined;
    },
  };
}
