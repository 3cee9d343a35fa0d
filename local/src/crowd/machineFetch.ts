import { Agent, fetch as fetchBy } from "undici";

/** A `fetch` whose every connection goes to this machine, whatever host the address names; as browsers do for `*.localhost`. */
export interface MachineFetch {
  readonly fetch: typeof globalThis.fetch;
  close(): Promise<void>;
}

const LOOPBACK = [{ address: "127.0.0.1", family: 4 }];

export function machineFetch(): MachineFetch {
  const agent = new Agent({
    connections: 4,
    connect: { lookup: (_host, _options, done) => done(null, LOOPBACK) },
  });
  return {
    // Undici's own fetch is the global one of Node with an agent; only its types differ.
    fetch: ((input: string, init: object) => fetchBy(input, { ...init, dispatcher: agent })) as never,
    close: () => agent.close(),
  };
}
