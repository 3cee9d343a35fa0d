import type { Server } from "node:http";

/**
 * @returns the port; the system chooses it when 0 is given
 * @throws {Error} naming the address that is taken or not allowed
 */
export async function listen(server: Server, port: number, host: string): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (cause: NodeJS.ErrnoException) => {
      const why =
        cause.code === "EADDRINUSE" ? "is taken by another process" : `cannot be used (${cause.code})`;
      reject(new Error(`The edge cannot listen: ${host}:${port} ${why}.`, { cause }));
    });
    server.listen({ port, host, backlog: 1_024 }, resolve);
  });
  const address = server.address();
  return typeof address === "object" && address !== null ? address.port : port;
}
