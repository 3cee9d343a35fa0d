import { spawn } from "node:child_process";
import { createServer } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import { endProcess } from "../stack/endProcess.ts";
import { waitFor } from "../stack/waitFor.ts";

const brotli = promisify(brotliCompress);
/** The edge's quality for static files, so that both sides are compressed alike. */
const QUALITY = 11;

export interface BareServer {
  readonly origin: string;
  close(): Promise<void>;
}

/**
 * Serves a standalone build behind a listener that compresses as the edge does.
 *
 * @param script from `buildBareApp`.
 * @param ports of the listener and of Next behind it.
 */
export async function serveBareApp(
  script: string,
  ports: { front: number; app: number },
): Promise<BareServer> {
  const app = spawn(process.execPath, [script], {
    stdio: "ignore",
    env: { ...process.env, PORT: String(ports.app), HOSTNAME: "127.0.0.1", NODE_ENV: "production" },
  });
  const behind = `http://127.0.0.1:${ports.app}`;
  await waitFor("the bare Next app", async () => (await fetch(behind)).ok, 20_000);
  const server = createServer((request, response) => {
    void (async () => {
      const answer = await fetch(`${behind}${request.url ?? "/"}`);
      const body = await brotli(Buffer.from(await answer.arrayBuffer()), {
        params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY },
      });
      response.writeHead(answer.status, {
        "content-type": answer.headers.get("content-type") ?? "text/plain",
        "content-encoding": "br",
        "content-length": body.length,
      });
      response.end(body);
    })();
  });
  await new Promise<void>((listening) => {
    server.listen(ports.front, "127.0.0.1", listening);
  });
  return {
    origin: `http://127.0.0.1:${ports.front}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await endProcess(app);
    },
  };
}
