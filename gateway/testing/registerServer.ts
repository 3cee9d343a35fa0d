import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

/** How the register behaves: as it should, or not at all. */
export type RegisterFault = "error" | "malformed" | "no-json" | "silent" | "past";

/** The national register of excluded players, for tests. */
export interface RegisterServer extends AsyncDisposable {
  readonly origin: string;
  /** Who is excluded, by CPR, and until when; nothing: for good. */
  readonly excluded: Map<string, string | null>;
  /** Every number it was asked about. */
  readonly asked: string[];
  fault: RegisterFault | undefined;
  /** Credentials of the last question. */
  authorization: string | undefined;
}

const BROKEN: Readonly<Record<Exclude<RegisterFault, "silent">, readonly [number, string]>> = {
  error: [500, "{}"],
  malformed: [200, '{"status":"maybe","until":null}'],
  "no-json": [200, "<html>"],
  past: [200, '{"status":"registered","until":"yesterday"}'],
};

export async function registerServer(): Promise<RegisterServer> {
  const register = {
    excluded: new Map<string, string | null>(),
    asked: [] as string[],
    fault: undefined as RegisterFault | undefined,
    authorization: undefined as string | undefined,
  };
  const server = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      const { cpr } = JSON.parse(body) as { cpr: string };
      register.asked.push(cpr);
      register.authorization = incoming.headers.authorization;
      if (register.fault === "silent") return;
      const until = register.excluded.get(cpr);
      const sound = { status: until === undefined ? "not-registered" : "registered", until: until ?? null };
      const [status, text] = register.fault ? BROKEN[register.fault] : [200, JSON.stringify(sound)];
      outgoing.writeHead(status, { "content-type": "application/json" }).end(text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return Object.assign(register, {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
