import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { rawCall } from "../rawCall.ts";

/** Where webhooks arrive: it passes them on to one of the gateways with what the edge adds. */
export interface HookDoor extends AsyncDisposable {
  readonly origin: string;
  /** The gateway that gets them. */
  to: string;
}

const BAD_GATEWAY = 502;

export async function hookDoor(to: string): Promise<HookDoor> {
  const server = createServer((request, response) => {
    const passOn = async () => {
      const { method = "", url = "", headers } = request;
      const given = Object.entries(headers).filter((pair): pair is [string, string] => Boolean(pair[1]));
      const edge = {
        "x-brand": "fjord",
        "x-forwarded-host": headers.host ?? "",
        "x-forwarded-proto": "http",
      };
      const body = (await buffer(request)).toString();
      const [status] = await rawCall(door.to, {
        ...{ method, path: url, body, headers: { ...Object.fromEntries(given), ...edge } },
      });
      return status;
    };
    // The provider comes again.
    void passOn().then(
      (status) => response.writeHead(status).end(),
      () => response.writeHead(BAD_GATEWAY).end(),
    );
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo; // It listens on TCP.
  const door: HookDoor = {
    ...{ origin: `http://127.0.0.1:${port}`, to },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return door;
}
