import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network between a client and a server that can fail. */
export interface CuttableProxy {
  readonly port: number;
  /** Connections so far. */
  readonly connections: () => number;
  /** Ends all connections at once. */
  cut(): void;
  /** Takes what comes and passes nothing on, as a network that has frozen; new connections too. */
  freeze(): void;
  /** New connections are passed on again; those that were frozen stay so. */
  thaw(): void;
  stop(): Promise<void>;
}

export async function startCuttableProxy(target: number): Promise<CuttableProxy> {
  const open = new Set<Socket>();
  let connections = 0;
  let isFrozen = false;
  const server = createServer((client) => {
    connections += 1;
    open.add(client);
    client.on("error", () => client.destroy()).on("close", () => open.delete(client));
    if (isFrozen) {
      client.pause();
      return;
    }
    const upstream = connect(target, "127.0.0.1");
    upstream.on("error", () => client.destroy()).on("close", () => client.destroy());
    client.on("close", () => upstream.destroy());
    client.pipe(upstream).pipe(client);
    frozen.set(client, () => {
      client.unpipe(upstream).pause();
      upstream.unpipe(client).pause();
    });
  });
  const frozen = new WeakMap<Socket, () => void>();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // an IP listener's address
  return {
    port,
    connections: () => connections,
    cut() {
      for (const client of open) client.resetAndDestroy();
    },
    freeze() {
      isFrozen = true;
      for (const client of open) frozen.get(client)?.();
    },
    thaw() {
      isFrozen = false;
    },
    async stop() {
      for (const client of open) client.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
