import { xml } from "@xmpp/xml";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { naiveClient } from "../../testing/naiveClient.ts";
import { openRealChat, type RealChat, type RealPlayer } from "../../testing/realChat.ts";
import { type ComposedClient, composeClient } from "./composeClient.ts";

const SLOW = { timeout: 10_000 };
let real: RealChat;
beforeAll(async () => {
  real = await openRealChat();
});
afterAll(() => real[Symbol.asyncDispose]());

const credentialsOf =
  ({ who }: RealPlayer) =>
  () => ({
    username: who.id,
    password: real.stage.keys.password(real.stage.jidOf(who)),
  });
const placeOf = ({ who, network }: RealPlayer) =>
  [`ws://127.0.0.1:${network.port}/xmpp-websocket`, who.domain] as const;

/** Logs in, and asks the server three times for a sign of life. */
async function askThrice(
  { entity, management, questions }: ComposedClient,
  player: RealPlayer,
): Promise<number> {
  const [service, domain] = placeOf(player);
  entity.on("error", () => {});
  await entity.connect(service);
  await entity.open({ domain });
  await vi.waitFor(() => expect(management.enabled).toBe(true), SLOW);
  const before = management.inbound;
  for (let round = 0; round < 3; round += 1) {
    await questions.request(xml("iq", { type: "get", to: domain }, xml("ping", { xmlns: "urn:xmpp:ping" })));
  }
  return management.inbound - before;
}

describe("a client put together from its parts", () => {
  it("counts the answers to its own questions, so that a resumed stream repeats nothing (R4.16)", async () => {
    const player = await real.player();
    const client = composeClient(...placeOf(player), credentialsOf(player));
    expect(await askThrice(client, player)).toBe(3);
    await client.entity.stop();
  });

  it("in the order of the whole package counts none of them: the naive twin (chat attack 28)", async () => {
    const player = await real.player();
    const twin = naiveClient(...placeOf(player), credentialsOf(player));
    expect(await askThrice(twin, player)).toBe(0);
    await twin.entity.stop();
  });
});
