import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import reconnect from "@xmpp/reconnect";
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { naiveClient } from "../../testing/naiveClient.ts";
import { openRealChat, type RealChat } from "../../testing/realChat.ts";
import { composeClient } from "../xmpp/composeClient.ts";
import { ChatConnection } from "./ChatConnection.ts";

/** An attempt of ours ends after 10 s; the wait and the next one come after it. */
const SLOW = { timeout: 20_000 };
let real: RealChat;
beforeAll(async () => {
  real = await openRealChat();
});
afterAll(() => real[Symbol.asyncDispose]());

const silent = () => {};

/** A player on a network of their own, once with our driver and once with the library's own reconnection. */
async function playerWith(kind: "driver" | "twin") {
  const player = await real.player();
  const credentials = () => ({
    username: player.who.id,
    password: real.stage.keys.password(real.stage.jidOf(player.who)),
  });
  const service = `ws://127.0.0.1:${player.network.port}/xmpp-websocket`;
  const { domain } = player.who;
  const begin = kind === "driver" ? driver : twin;
  const isOnline = begin(service, domain, credentials);
  await vi.waitFor(() => expect(isOnline()).toBe(true), SLOW);
  return { ...player, network: player.network, isOnline };
}

type Begin = (
  service: string,
  domain: string,
  credentials: Parameters<typeof composeClient>[2],
) => () => boolean;

const driver: Begin = (service, domain, credentials) => {
  const connection = new ChatConnection({
    ...{ service, domain, log: silent, onState: silent, onFresh: silent, onTime: silent },
    ...{ onStanza: silent, onSettled: silent },
    askCredentials: async () => ({ credentials: credentials() }),
  });
  connection.start();
  onTestFinished(() => connection.stop());
  return () => connection.state.at === "online";
};

const twin: Begin = (service, domain, credentials) => {
  const { entity } = naiveClient(service, domain, credentials);
  entity.on("error", silent);
  const library = reconnect({ entity });
  void entity.connect(service).then(() => entity.open({ domain }), silent);
  onTestFinished(async () => {
    library.stop();
    await entity.disconnect().catch(silent);
  });
  return () => entity.status === "online";
};

describe("a network that takes connections, passes nothing on, and then works again", () => {
  it("is come back from by the driver, and by the library's own reconnection never: the naive twin (chat attack 28, chat attack 22)", async () => {
    const [ours, naive] = [await playerWith("driver"), await playerWith("twin")];
    for (const { network } of [ours, naive]) {
      network.freeze();
      network.cut();
      // The next attempt has begun, and hangs.
      await vi.waitFor(() => expect(network.connections()).toBe(2), SLOW);
      network.thaw();
    }
    await vi.waitFor(() => expect(ours.isOnline()).toBe(true), SLOW);
    expect([naive.isOnline(), naive.network.connections()]).toEqual([false, 2]);
  }, 60_000);
});

describe("a player who is refused", () => {
  it("is tried once by the driver, and for ever by the library: the naive twin (chat attack 28, chat attack 26)", async () => {
    let handshakes = 0;
    const door = createServer();
    door.on("upgrade", (_, socket) => {
      handshakes += 1;
      socket.end("HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n");
    });
    door.listen(0, "127.0.0.1");
    await once(door, "listening");
    onTestFinished(() => void door.close());
    const { port } = door.address() as AddressInfo; // an IP listener's address
    const service = `ws://127.0.0.1:${port}/xmpp-websocket`;
    let asked = 0;
    const connection = new ChatConnection({
      ...{ service, domain: "chat.fjord.localhost", log: silent, onState: silent, onFresh: silent },
      ...{ onTime: silent, onStanza: silent, onSettled: silent },
      async askCredentials() {
        asked += 1;
        return { refused: { reason: "restricted", until: null } };
      },
    });
    onTestFinished(() => connection.stop());
    connection.start();
    await expect.poll(() => connection.state.at).toBe("refused");
    expect([asked, handshakes]).toEqual([1, 0]);
    twin(service, "chat.fjord.localhost", () => ({ username: "nobody", password: "none" }));
    await vi.waitFor(() => expect(handshakes).toBeGreaterThanOrEqual(3), SLOW);
    expect(asked).toBe(1);
  }, 30_000);
});
