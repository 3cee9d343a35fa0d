import type { Server } from "node:http";

/**
 * Stops a listener: no new connections, idle ones ended, running answers finished; connections that remain after the time
 * are cut.
 */
export async function drain(server: Server, milliseconds: number): Promise<void> {
  const closed = new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  server.closeIdleConnections();
  const timer = setTimeout(() => server.closeAllConnections(), milliseconds);
  await closed;
  clearTimeout(timer);
}
