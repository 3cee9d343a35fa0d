import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A server of this machine, until it is disposed of. */
export interface LocalServer extends AsyncDisposable {
  /** Ends in `/v2`, as the vendor's. */
  readonly endpoint: string;
}

/** Answers over real HTTP, on a free port. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return {
    endpoint: `http://127.0.0.1:${port}/v2`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
