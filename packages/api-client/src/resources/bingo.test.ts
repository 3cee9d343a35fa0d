import type { Purchase, RoomRound } from "@spilhus/contracts/bingo";
import { afterEach, describe, expect, it } from "vitest";
import { plannedServer, type Planned } from "../../testing/plannedServer.ts";
import type { Transport } from "../request/index.ts";
import { buyPlates, getRoomState, offerPlates, returnPlates } from "./bingo.ts";

const BASE = "/gateway/bingo/public";
const KEY = "a_key_of_22_characters";
const ID = "5b1c8a0e-7d5c-4b0e-9a52-0d8f1f1c2a3b";
const NOW = "2026-11-24T20:00:00.000Z";
const round: RoomRound = {
  ...{ id: ID, room: "solsiden", state: "selling", saleOpensAt: NOW, startsAt: NOW, platePriceOre: 100 },
  ...{ mostPlates: 12, players: 1, plates: 1, leastPlates: 24, leastPlayers: 2 },
  prizes: [{ pattern: "full-plate", ore: 1_200 }],
};
const plate = { no: 7, rows: [[1, null, 20]] };
const purchase: Purchase = {
  ...{ id: ID, round, roomName: "Solsiden", plates: [plate], paidOre: 100, boughtAt: NOW },
  ...{ paidBackAt: null, canReturn: true, wonOre: 0 },
};

let server: Awaited<ReturnType<typeof plannedServer>>;
async function serving(call: string, planned: Planned): Promise<Transport> {
  server = await plannedServer({ [call]: planned });
  return { fetch, origin: server.origin };
}

describe("the calls about rooms", () => {
  afterEach(() => server.close());

  it("fetch what happens in a room", async () => {
    const state = {
      serverTime: NOW,
      room: "solsiden",
      live: null,
      last: null,
      next: [round],
      lastEventId: null,
    };
    const path = "/gateway/games/public/rooms/solsiden/state?brand=fjord";
    const transport = await serving(`GET ${path}`, { body: JSON.stringify(state) });
    const input = { places: { slug: "solsiden" }, query: { brand: "fjord" } };
    expect(await getRoomState(transport, input)).toEqual(state);
  });

  it("ask for plates to choose among", async () => {
    const offered = { plates: [plate], priceOre: 100, left: 12 };
    const transport = await serving(`GET ${BASE}/plates?round=${ID}&count=6`, {
      body: JSON.stringify(offered),
    });
    expect(await offerPlates(transport, { query: { round: ID, count: 6 } })).toEqual(offered);
  });

  it("buy plates by their numbers, with a key", async () => {
    const transport = await serving(`POST ${BASE}/purchases`, {
      status: 201,
      body: JSON.stringify(purchase),
    });
    const input = { body: { round: ID, plates: [7] }, idempotencyKey: KEY };
    expect(await buyPlates(transport, input)).toEqual(purchase);
    expect(server.received[0]?.headers).toMatchObject({ "idempotency-key": KEY });
  });

  it("return plates, with a key", async () => {
    const returned = { ...purchase, paidBackAt: NOW, canReturn: false };
    const transport = await serving(`DELETE ${BASE}/purchases/${ID}`, { body: JSON.stringify(returned) });
    const input = { places: { purchaseId: ID }, idempotencyKey: KEY };
    expect(await returnPlates(transport, input)).toEqual(returned);
  });
});
