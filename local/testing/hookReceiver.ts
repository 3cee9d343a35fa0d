import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { IncomingHook } from "@spilhus/gateway/payment-providers";
import { vi } from "vitest";

async function bytesOf(incoming: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  // A request without an encoding yields buffers.
  for await (const part of incoming) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

export interface HookReceiver extends AsyncDisposable {
  readonly address: string;
  readonly hooks: IncomingHook[];
  /** What it answers. */
  status: number;
  /** Waits for a webhook whose body has the text. */
  hookAbout(text: string): Promise<IncomingHook>;
}

/** Takes webhooks as they arrive. */
export async function hookReceiver(onHook?: (hook: IncomingHook) => void): Promise<HookReceiver> {
  const receiver = { hooks: [] as IncomingHook[], status: 200 };
  const server = createServer((incoming, outgoing) => {
    void bytesOf(incoming).then((rawBody) => {
      const headers = Object.fromEntries(
        Object.entries(incoming.headers).map(([name, value]) => [name, [value].flat()[0]]),
      );
      const { method = "", url = "" } = incoming;
      const hook = { method, host: headers["host"] ?? "", path: url, headers, rawBody };
      onHook?.(hook);
      receiver.hooks.push(hook);
      outgoing.writeHead(receiver.status).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return Object.assign(receiver, {
    address: `http://127.0.0.1:${port}`,
    hookAbout: (text: string) =>
      vi.waitFor(() => {
        const hook = receiver.hooks.find(({ rawBody }) => Buffer.from(rawBody).includes(text));
        if (!hook) throw new Error(`There is no webhook about ${text}.`);
        return hook;
      }, 5_000),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
