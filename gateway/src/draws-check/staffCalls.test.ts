import { LIST_DRAWS, LIST_HOUSE_GAMES, SET_HOUSE_GAME } from "@spilhus/contracts/staff";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addRound,
  buy,
  readRound,
  roomPlayer,
  setBingoStage,
  type TestRound,
} from "../../testing/bingoStage.ts";
import {
  addHouseGames,
  askRound,
  endShowing,
  openGame,
  played,
  playing,
  SLOT,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { CONSOLE_ENVIRONMENT, staffCaller } from "../../testing/staffCaller.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { callNumbers } from "../bingo/callNumbers.ts";
import { openAndDraw, payOut } from "../bingo/roomWork.ts";
import { setGameState } from "../house-rounds/index.ts";

let gateway: TestGateway;
let rooms: Awaited<ReturnType<typeof setBingoStage>>;
let caller: ReturnType<typeof staffCaller>;
let officer = "";
beforeAll(async () => {
  gateway = await testGateway({ environment: CONSOLE_ENVIRONMENT });
  rooms = await setBingoStage(db());
  await addHouseGames(db());
  caller = staffCaller(db(), gateway.origin);
  ({ session: officer } = await caller.member(["games-officer"], "Mads"));
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const set = (game: string, state: "open" | "closed", session = officer) =>
  caller.call("POST", SET_HOUSE_GAME.path.replace("{game}", game), {
    session,
    body: { state, reason: "et billede mangler" },
  });
async function listed(game: string) {
  const answer = await caller.call("GET", LIST_HOUSE_GAMES.path, { session: officer });
  return LIST_HOUSE_GAMES.answer.parse(await answer.json()).games.find((one) => one.game === game);
}
async function draws() {
  const answer = await caller.call("GET", LIST_DRAWS.path, { session: officer });
  return LIST_DRAWS.answer.parse(await answer.json());
}

describe("a game of the house", () => {
  it("is closed by a games officer with a reason, takes no round until it is opened again, and shows who did it", async () => {
    const { client, playId } = await playing(gateway);
    await played(client, playId);
    await endShowing(db());
    expect(await listed(SLOT)).toMatchObject({ state: "open", changed: null, rounds: 1, stakesOre: 100 });
    expect(await codeOf(await set(SLOT, "closed"))).toBe("200 ok");
    expect(await codeOf(await askRound(client, playId))).toBe("409 game-closed");
    expect(await codeOf(await openGame(client, SLOT))).toBe("409 game-closed");
    expect(await listed(SLOT)).toMatchObject({
      state: "closed",
      changed: { by: "Mads", reason: "et billede mangler" },
    });
    expect(await codeOf(await set(SLOT, "open"))).toBe("200 ok");
    expect(await codeOf(await openGame(client, SLOT))).toBe("200 ok");
  });

  it("that the daily check closed names nobody", async () => {
    await setGameState(db(), {
      game: SLOT,
      state: "closed",
      changedBy: "draws-check",
      reason: "draw 1: chi-square",
    });
    expect(await listed(SLOT)).toMatchObject({ changed: { by: null, reason: "draw 1: chi-square" } });
    await set(SLOT, "open");
  });

  it("is not closed by staff without the role, nor one that nobody plays here", async () => {
    const { session } = await caller.member(["support"]);
    expect(await codeOf(await set(SLOT, "closed", session))).toBe("403 role-needed");
    expect(await codeOf(await set("aeblehaven", "closed"))).toBe("404 not-found");
    expect(await listed(SLOT)).toMatchObject({ state: "open" });
  });
});

describe("draws", () => {
  it("of games are counted by place, demos too, and say when there are too few to tell", async () => {
    const { client, playId } = await playing(gateway, { mode: "demo" });
    await played(client, playId);
    await endShowing(db());
    const { places, mostZ } = await draws();
    const first = places.find(({ game, place }) => game === SLOT && place === 1);
    expect(first).toMatchObject({ deviation: null });
    expect(first?.draws).toBeGreaterThanOrEqual(1);
    expect(mostZ).toBeGreaterThan(4);
  });

  it("of a room are listed once its round is over, and no number of one that is being shown (games attack 7)", async () => {
    const [one, other] = [await roomPlayer(db()), await roomPlayer(db())];
    const round: TestRound = await addRound(db(), 60);
    await buy(db(), one, round, [1, 2, 3, 4, 5, 6]);
    await buy(db(), other, round, [7, 8, 9, 10, 11, 12]);
    await moveClock(db(), "60 seconds");
    await openAndDraw(rooms);
    await moveClock(db(), "10 seconds");
    await callNumbers(db());
    expect((await draws()).rounds.filter(({ id }) => id === round.id)).toEqual([]);
    for (let ball = 0; ball < 90; ball += 1) {
      await moveClock(db(), "3 seconds");
      await callNumbers(db());
    }
    await payOut(rooms);
    const { shown, commitment } = await readRound(db(), round);
    const found = (await draws()).rounds.find(({ id }) => id === round.id);
    expect(found).toMatchObject({ commitment, plates: 12 });
    expect(found?.numbers).toHaveLength(shown);
  });
});
