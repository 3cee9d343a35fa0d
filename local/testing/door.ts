import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** A network between callers and processes, which can fail. */
export interface Door extends AsyncDisposable {
  readonly port: number;
  /** Ends all connections at once. */
  cut(): void;
  /** Takes what comes and passes nothing on, in old and new connections. */
  freeze(): void;
  /** New connections are passed on again; those that were frozen stay so. */
  thaw(): void;
}

/** Opens the first of some ports at which anybody listens, as a proxy before several processes does. */
function connectToFirst(ports: readonly number[], whenOpen: (socket: Socket) => void, whenNone: () => void) {
  const [port, ...others] = ports;
  if (port === undefined) return whenNone();
  const socket = connect(port, "127.0.0.1");
  const fails = () => connectToFirst(others, whenOpen, whenNone);
  socket.once("error", fails).once("connect", () => {
    socket.off("error", fails);
    whenOpen(socket);
  });
}

/** @param targets ports, of which the first that answers is taken for each connection */
export async function openDoor(targets: () => readonly number[]): Promise<Door> {
  const open = new Map<Socket, () => void>();
  let isFrozen = false;
  const server = createServer((caller) => {
    open.set(caller, () => caller.pause());
    caller.on("error", () => caller.destroy()).on("close", () => open.delete(caller));
    if (isFrozen) {
      caller.pause();
      return;
    }
    const leave = () => void caller.destroy();
    const join = (process: Socket) => {
      if (caller.destroyed) {
        process.destroy();
        return;
      }
      process.on("error", leave).on("close", leave);
      caller.on("close", () => process.destroy());
      caller.pipe(process).pipe(caller);
      open.set(caller, () => {
        caller.unpipe(process).pause();
        process.unpipe(caller).pause();
      });
    };
    connectToFirst(targets(), join, leave);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo; // an IP listener's address
  const cut = () => {
    for (const caller of open.keys()) caller.resetAndDestroy();
  };
  return {
    port,
    cut,
    freeze() {
      isFrozen = true;
      for (const stop of open.values()) stop();
    },
    thaw() {
      isFrozen = false;
    },
    async [Symbol.asyncDispose]() {
      cut();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
