import { createServer } from "node:net";
import { StackError } from "./stackError.ts";

function listen(port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen({ port, host, exclusive: true }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : port));
    });
  });
}

/** Finds a port of the loopback interface on which nothing listens. */
export const freePort = (): Promise<number> => listen(0, "127.0.0.1");

/**
 * Checks that the public port is free.
 *
 * @throws {StackError} when it is taken or this user may not use it.
 */
export async function claimPort(port: number): Promise<void> {
  try {
    await listen(port, "127.0.0.1");
  } catch (cause) {
    const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
    if (code === "EACCES") {
      throw new StackError(
        `This user may not listen on port ${port}. Choose one above 1023, e.g. PORT=3000 npm start.`,
      );
    }
    throw new StackError(
      `Port ${port} is taken. Stop what listens there, or choose another: PORT=${port + 1} npm start.`,
    );
  }
}
