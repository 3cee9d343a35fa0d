import { CANCEL_ROOM_ROUND, LIST_ROOM_ROUNDS } from "@spilhus/contracts/staff";
import { desc, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  roomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { audit } from "../audit/index.ts";
import { messages } from "../inbox/index.ts";
import { readBalances } from "../ledger/index.ts";
import { openAndDraw, payOut } from "./roomWork.ts";

let gateway: TestGateway;
let rooms: Awaited<ReturnType<typeof setBingoStage>>;
let caller: ReturnType<typeof staffCaller>;
let officer = "";
beforeAll(async () => {
  gateway = await testGateway({ environment: CONSOLE_ENVIRONMENT });
  rooms = await setBingoStage(db());
  caller = staffCaller(db(), gateway.origin);
  ({ session: officer } = await caller.member(["games-officer"], "Mads"));
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const cancel = (id: string, session = officer, reason = "strømmen er gået") =>
  caller.call("POST", CANCEL_ROOM_ROUND.path.replace("{id}", id), { session, body: { reason } });
async function listed({ id }: TestRound) {
  const answer = await caller.call("GET", LIST_ROOM_ROUNDS.path, { session: officer });
  const { rounds } = LIST_ROOM_ROUNDS.answer.parse(await answer.json());
  return rounds.find((one) => one.id === id);
}

describe("a round on sale", () => {
  it("is cancelled by a games officer with a reason: its plates are paid back and its players are told", async () => {
    const player = await roomPlayer(db(), 1_000);
    const round = await addRound(db(), 600);
    await buy(db(), player, round, [1, 2, 3]);
    expect(await listed(round)).toMatchObject({ state: "selling", players: 1, plates: 3, takenOre: 300 });
    expect(await codeOf(await cancel(round.id))).toBe("200 ok");
    expect(await listed(round)).toMatchObject({ state: "cancelled", cancelledBecause: "operator" });
    await payOut(rooms);
    expect(await readBalances(db(), player.id)).toMatchObject({ cashOre: 1_000 });
    const [message] = await db()
      .select()
      .from(messages)
      .where(eq(messages.playerId, player.id))
      .orderBy(desc(messages.sentAt));
    expect(JSON.stringify(message)).toContain("Vi har selv aflyst den");
    const [act] = await db().select().from(audit).where(eq(audit.event, "staff-act")).orderBy(desc(audit.id));
    expect(JSON.stringify(act)).toContain("strømmen er gået");
  });

  it("takes no purchase once it is cancelled", async () => {
    const player = await roomPlayer(db());
    const round = await addRound(db(), 600);
    await cancel(round.id);
    expect(await buy(db(), player, await readRound(db(), round), [1])).toBe("sale-closed");
  });

  it("is not cancelled by staff without the role, nor without a reason", async () => {
    const round = await addRound(db(), 600);
    const { session } = await caller.member(["support", "finance"]);
    expect(await codeOf(await cancel(round.id, session))).toBe("403 role-needed");
    expect(await codeOf(await cancel(round.id, officer, " "))).toBe("400 invalid-request");
    expect(await readRound(db(), round)).toMatchObject({ state: "selling" });
  });
});

describe("a round whose sale is over", () => {
  it("is never cancelled: it is drawn, played out and paid", async () => {
    const [one, other] = [await roomPlayer(db()), await roomPlayer(db())];
    const round = await addRound(db(), 60);
    await buy(db(), one, round, [1, 2, 3, 4, 5, 6]);
    await buy(db(), other, round, [7, 8, 9, 10, 11, 12]);
    await moveClock(db(), "60 seconds");
    expect(await codeOf(await cancel(round.id))).toBe("409 sale-closed");
    await openAndDraw(rooms);
    expect(await codeOf(await cancel(round.id))).toBe("409 sale-closed");
    expect(await readRound(db(), round)).toMatchObject({ state: "drawn", cancelledBecause: null });
  });

  it("that nobody knows is not found", async () => {
    expect(await codeOf(await cancel("00000000-0000-4000-8000-000000000000"))).toBe("404 not-found");
    expect(await codeOf(await cancel("x"))).toBe("404 not-found");
  });
});
