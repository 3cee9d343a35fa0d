import type { StudioRound } from "@spilhus/contracts/payments";
import { ReplayGuard, SIGNATURE_HEADER, verifyRequest } from "@spilhus/lib/node";
import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** How a studio answers when it should not. */
export type StudioFault = "error" | "malformed" | "missing" | "cut";

/** A studio that tells of its rounds, for tests. */
export interface StudioServer extends AsyncDisposable {
  /** Address of its rounds. */
  readonly rounds: string;
  /** What became of its rounds; all others are running. */
  readonly ends: Map<string, StudioRound>;
  /** Runs before it answers about a round. */
  beforeAnswer: (round: string) => Promise<unknown>;
  fault: StudioFault | undefined;
}

/** Answers of a broken studio. */
const BROKEN: Readonly<Record<Exclude<StudioFault, "cut">, readonly [number, string]>> = {
  error: [500, '{"state":"void"}'],
  malformed: [200, '{"state":"ended","winsOre":1.5}'],
  missing: [404, '{"state":"void"}'],
};
const BASE = "/wallet/rounds";

/** @param key the studio's key, by which our questions are signed */
export async function studioServer(key: string): Promise<StudioServer> {
  const guard = new ReplayGuard();
  const isSigned = ({ headers, url = "" }: IncomingMessage) =>
    verifyRequest(
      key,
      String(headers[SIGNATURE_HEADER]),
      { method: "GET", path: url, body: "" },
      guard,
      Date.now(),
    );
  const server = createServer((incoming, outgoing) => {
    const answer = async (): Promise<readonly [number, string]> => {
      if (!isSigned(incoming)) return [401, "{}"];
      const round = decodeURIComponent((incoming.url ?? "").slice(BASE.length + 1));
      await studio.beforeAnswer(round);
      if (studio.fault !== undefined && studio.fault !== "cut") return BROKEN[studio.fault];
      return [200, JSON.stringify(studio.ends.get(round) ?? { state: "running" })];
    };
    void answer().then(([status, text]) => {
      if (studio.fault === "cut") return incoming.socket.destroy();
      return outgoing.writeHead(status, { "content-type": "application/json" }).end(text);
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const studio: StudioServer = {
    rounds: `http://127.0.0.1:${port}${BASE}`,
    ends: new Map(),
    beforeAnswer: () => Promise.resolve(),
    fault: undefined,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return studio;
}
