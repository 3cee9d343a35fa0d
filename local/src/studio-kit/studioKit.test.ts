import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, it } from "vitest";
import { freePort } from "../stack/freePort.ts";
import {
  createStudioServer,
  type Fault,
  GAME,
  ROUNDS_PATH,
  type StudioServerSettings,
} from "../studio/index.ts";
import { createKitServer } from "./createKitServer.ts";
import { frameAncestorsFault } from "./frameAncestors.ts";

const ID = "saltvej";
const KEY = "the key of the studio saltvej, long enough for tests";
const STAKE_ORE = 100;
const opened: { readonly close: () => Promise<unknown> }[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((server) => server.close()));
});

interface Options {
  readonly faults?: readonly Fault[];
  readonly studio?: Partial<StudioServerSettings>;
  /** The key of the studio's wallet client. */
  readonly key?: string;
}

/** The kit around the stand-in studio, over real HTTP, and the game's page as a script plays it. */
async function tried({ faults = [], studio = {}, key = KEY }: Options = {}) {
  // The kit must know the studio's address and the studio the kit's: the kit's page is of a name that is the same whatever its port.
  const shell = "http://kit.localhost:4790";
  const holder: { gateway: string } = { gateway: "" };
  const made = createStudioServer({
    origin: "http://studio.localhost",
    brands: [shell],
    wallet: {
      id: ID,
      key,
      get gateway() {
        return holder.gateway;
      },
    },
    ...studio,
  });
  opened.push(made.server);
  const studioOrigin = await made.server.listen({ port: 0, host: "127.0.0.1" });
  for (const fault of faults) made.faults.add(undefined, fault);
  let time = 0;
  const kit = createKitServer({
    ...{ origin: shell, frame: `${studioOrigin}/embed/${GAME}`, id: ID, key: KEY },
    rounds: studioOrigin + ROUNDS_PATH,
    now: () => time,
  });
  opened.push(kit.server);
  await kit.server.listen({ port: 0, host: "127.0.0.1" });
  const { port } = kit.server.server.address() as AddressInfo; // of a server that listens on a port
  holder.gateway = `http://127.0.0.1:${port}`;
  const post = async (address: string, body: unknown) => {
    const headers = { "content-type": "application/json" };
    const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
    return answer.status === 204 ? {} : ((await answer.json()) as Record<string, unknown>);
  };
  await fetch(holder.gateway);
  const { token } = await post(`${holder.gateway}/kit/init`, {});
  await post(`${holder.gateway}/kit/connected`, {});
  const { seat } = await post(`${studioOrigin}/api/seats`, { token });
  /** One press in the game. */
  const round = async () => {
    const roundId = crypto.randomUUID();
    await post(`${holder.gateway}/kit/said`, { type: "round-started", roundId });
    const played = await post(`${studioOrigin}/api/rounds`, { seat, key: roundId, stakeOre: STAKE_ORE });
    await post(`${holder.gateway}/kit/said`, { type: "round-ended", roundId });
    time += 4_000;
    await kit.scenario.look();
    return played;
  };
  return {
    ...{ kit, round },
    pass: async (ms: number) => {
      time += ms;
      await kit.scenario.look();
    },
    say: (path: string, body: unknown) => post(holder.gateway + path, body),
    resultOf: (id: string) => kit.scenario.results.list.find((one) => one.id === id),
  };
}

describe("the conformance kit for studios", { timeout: 60_000 }, () => {
  it("passes a studio that does everything right", async () => {
    const { kit, round, say } = await tried();
    expect(kit.scenario.task).toBe("Start one round in the game.");
    for (let press = 0; press < 4; press += 1) await round();
    await expect.poll(() => kit.scenario.results.stateOf("policy")).toBe("passed");
    await expect.poll(() => kit.scenario.isStopping).toBe(true);
    await say("/kit/end", { why: "closed" });
    expect(kit.scenario.results.list.filter(({ state }) => state !== "passed")).toEqual([]);
    expect(kit.scenario.task).toBe("Done.");
  });

  it("looks at a studio when its page is opened, so that the studio may be started after the kit", async () => {
    const { createServer } = await import("node:http");
    const origin = "http://kit.localhost:4790";
    const studio = createServer((_request, response) => {
      response.writeHead(200, { "content-security-policy": `frame-ancestors ${origin}` }).end();
    });
    const port = await freePort();
    const kit = createKitServer({ origin, frame: `http://127.0.0.1:${port}/`, id: ID, key: KEY });
    opened.push(kit.server);
    const address = await kit.server.listen({ port: 0, host: "127.0.0.1" });
    await new Promise<void>((resolve) => studio.listen(port, "127.0.0.1", resolve));
    opened.push({ close: () => new Promise((resolve) => studio.close(resolve)) });
    await fetch(address);
    await expect.poll(() => kit.scenario.results.stateOf("policy")).toBe("passed");
  });

  it.each<[string, Fault, string]>([
    ["credits twice", "credits-twice", "plays"],
    ["credits a round without a stake", "credits-unknown", "plays"],
    ["rolls a round back after its result", "rolls-back-after", "plays"],
  ])("fails a studio that %s", async (_, fault, check) => {
    const { round, resultOf } = await tried({ faults: [fault] });
    await round();
    await round();
    expect(resultOf(check)).toMatchObject({ state: "failed" });
  });

  it("fails a studio that never ends a round, and one that tells something else of it", async () => {
    const never = await tried({ faults: ["never-ends"] });
    await never.round();
    await never.pass(61_000);
    expect(never.resultOf("plays")).toMatchObject({ state: "failed" });
    expect(never.resultOf("plays")?.note).toContain("not closed within a minute");
  });

  it("fails a studio whose signatures are not good, or whose token is not exchanged", async () => {
    const { resultOf } = await tried({ key: "another key of the studio, long enough for tests" });
    expect(resultOf("authenticates")).toMatchObject({ state: "failed" });
  });

  it("fails a game that falls silent, and one that does not end when it is told to", async () => {
    const silent = await tried();
    await silent.say("/kit/end", { why: "silent" });
    expect(silent.resultOf("pings")).toMatchObject({ state: "failed" });
    const stubborn = await tried();
    for (let press = 0; press < 4; press += 1) await stubborn.round();
    await expect.poll(() => stubborn.kit.scenario.isStopping).toBe(true);
    await stubborn.pass(5_001);
    expect(stubborn.resultOf("stops")).toMatchObject({ state: "failed" });
  });
});

describe("who may frame a game", () => {
  it.each([
    ["nobody is named", "default-src 'none'", "no frame-ancestors"],
    ["everybody may", "frame-ancestors *", "more than origins"],
    ["every https page may", "frame-ancestors https:", "more than origins"],
    ["another one may", "frame-ancestors https://www.polar.example", "does not name"],
  ])("is refused when %s (games attack 11)", async (_, policy, message) => {
    const { createServer } = await import("node:http");
    const server = createServer((_request, response) => {
      response.writeHead(200, { "content-security-policy": policy }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const { port } = server.address() as AddressInfo; // of a server that listens on a port
    opened.push({ close: () => new Promise((resolve) => server.close(resolve)) });
    expect(await frameAncestorsFault(`http://127.0.0.1:${port}/`, "https://www.fjord.example")).toContain(
      message,
    );
  });
});
