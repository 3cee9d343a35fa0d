import { once } from "node:events";
import { createServer, type AddressInfo, type Socket } from "node:net";

/** A mail server that takes what it is given, for tests. It speaks as much of RFC 5321 as one letter needs. */
export interface SmtpServer extends AsyncDisposable {
  readonly port: number;
  /** Envelope and letter, as they came over the wire. */
  readonly taken: { readonly to: string; readonly letter: string }[];
  /** What it answers to `RCPT TO` instead of 250. */
  refusal: string | undefined;
}

export async function smtpServer(): Promise<SmtpServer> {
  const state = { taken: [] as { to: string; letter: string }[], refusal: undefined as string | undefined };
  const sockets = new Set<Socket>();
  const talk = (socket: Socket) => {
    let rest = "";
    let to = "";
    let letter: string[] | undefined;
    const say = (line: string) => socket.write(`${line}\r\n`);
    const hear = (line: string) => {
      if (letter) {
        if (line !== ".") return void letter.push(line);
        state.taken.push({ to, letter: letter.join("\n") });
        letter = undefined;
        return void say("250 taken");
      }
      if (/^RCPT TO:/i.test(line)) {
        to = line.slice("RCPT TO:".length);
        say(state.refusal ?? "250 known");
      } else if (/^DATA/i.test(line)) {
        letter = [];
        say("354 go on");
      } else if (/^STARTTLS/i.test(line)) say("502 no");
      else if (/^QUIT/i.test(line)) socket.end("221 bye\r\n");
      else say("250 well");
    };
    say("220 test");
    socket.on("error", () => undefined);
    socket.on("data", (chunk: Buffer) => {
      const lines = (rest + chunk.toString()).split("\r\n");
      rest = lines.pop() ?? "";
      for (const line of lines) hear(line);
    });
  };
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
    talk(socket);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A TCP server's address is never a pipe's name.
  const { port } = server.address() as AddressInfo;
  return Object.assign(state, {
    port,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  });
}
