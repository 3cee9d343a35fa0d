import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import * as z from "zod";

const LetterSchema = z.object({
  id: z.uuid(),
  brand: z.string(),
  kind: z.string(),
  from: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
});
type TakenLetter = z.infer<typeof LetterSchema>;

/** Whoever takes letters, for tests. */
export interface MessengerServer extends AsyncDisposable {
  readonly origin: string;
  /** Every letter that came, also one that was not taken. */
  readonly letters: TakenLetter[];
  /** What it answers instead of 202; `silent` is nothing at all. */
  fault: number | "silent" | undefined;
}

export async function messengerServer(): Promise<MessengerServer> {
  const messenger = { letters: [] as TakenLetter[], fault: undefined as MessengerServer["fault"] };
  const server = createServer((incoming, outgoing) => {
    let body = "";
    incoming.on("data", (chunk: Buffer) => (body += chunk.toString()));
    incoming.on("end", () => {
      messenger.letters.push(LetterSchema.parse(JSON.parse(body)));
      if (messenger.fault === "silent") return;
      outgoing.writeHead(messenger.fault ?? 202).end("{}");
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return Object.assign(messenger, {
    origin: `http://127.0.0.1:${port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  });
}
