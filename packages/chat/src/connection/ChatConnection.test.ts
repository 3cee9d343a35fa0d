import { describe, expect, it, onTestFinished, vi } from "vitest";
import { ChatConnection, type CredentialsAnswer } from "./ChatConnection.ts";
import type { ConnectionState } from "./connectionState.ts";

function connection(askCredentials: () => Promise<CredentialsAnswer>) {
  const states: ConnectionState["at"][] = [];
  const logged: string[] = [];
  const one = new ChatConnection({
    service: "ws://127.0.0.1:9/none",
    domain: "chat.fjord.dk",
    askCredentials,
    onState: ({ at }) => states.push(at),
    onFresh: () => {},
    onTime: () => {},
    onStanza: () => {},
    onSettled: () => {},
    log: (message) => logged.push(message),
  });
  onTestFinished(() => one.stop());
  return { one, states, logged };
}

describe("a chat without a server", () => {
  it("writes what fails to the console alone, and tries again (R8.17)", async () => {
    const asked = vi.fn<() => Promise<CredentialsAnswer>>().mockRejectedValue(new Error("no answer"));
    const { one, states, logged } = connection(asked);
    one.start();
    await expect.poll(() => states).toEqual(["asking", "waiting"]);
    expect(logged).toEqual(["chat: no credentials"]);
    await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(2), { timeout: 5_000 });
  });

  it("asks once when it is refused, and opens no socket (chat attack 26: 403 loop)", async () => {
    const asked = vi
      .fn<() => Promise<CredentialsAnswer>>()
      .mockResolvedValue({ refused: { reason: "banned", until: null } });
    const { one, states } = connection(asked);
    one.start();
    await expect.poll(() => states).toEqual(["asking", "refused"]);
    one.wake();
    expect(one.state).toMatchObject({ at: "refused", reason: "banned" });
    expect(asked).toHaveBeenCalledTimes(1);
  });

  it("hands nothing to a socket that is not there, and says so", async () => {
    const { one } = connection(() => new Promise(() => {}));
    one.start();
    const { presence } = await import("../session/stanzas.ts");
    expect(await one.send(presence())).toBe(false);
  });
});
