import { GET_REPLAY, ReplaySchema } from "@spilhus/contracts/play";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addHouseGames,
  dice,
  drawsPaying,
  endShowing,
  keepShowing,
  played,
  playing,
  ROULETTE,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { browserOf, codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { addPlayer } from "../../testing/testPlayers.ts";

const random = dice();
let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway({ random });
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const ask = (client: SiteClient, id: string) => client.call("GET", GET_REPLAY.path.replace("{roundId}", id));

describe("a round that is shown again (R8.13)", () => {
  it("has the events, the rules that decided it and the game's name, once it has been shown", async () => {
    const { client, playId } = await playing(gateway);
    await keepShowing(db());
    random.next(drawsPaying((pay) => pay > 100));
    const { round } = await played(client, playId);
    // While it is being shown, the game shows it.
    expect(await codeOf(await ask(client, round.id))).toBe("404 not-found");
    await endShowing(db());
    const replay = ReplaySchema.parse(await (await ask(client, round.id)).json());
    expect(replay.round).toEqual(round);
    expect(replay.gameName).toBe("Tre Kirsebær");
    expect(replay.table).toMatchObject({ id: round.game, mathVersion: round.mathVersion });
  });

  it("is one of roulette too", async () => {
    const { client, playId } = await playing(gateway, { game: ROULETTE });
    const bets = [{ bet: { kind: "red" }, stakeOre: 100 }];
    const { round } = await played(client, playId, { stakeOre: 100, bets });
    await moveClock(db(), "6 seconds");
    const replay = ReplaySchema.parse(await (await ask(client, round.id)).json());
    expect(replay).toMatchObject({ round: { kind: "roulette" }, table: { kind: "roulette" } });
  });

  it("is told in figures alone when the game's rules have changed since", async () => {
    const { client, playId } = await playing(gateway);
    const { round } = await played(client, playId);
    await moveClock(db(), "4 seconds");
    await db().execute(`alter table house_rounds disable trigger user`);
    await db().execute(`update house_rounds set math_version = 'older' where id = '${round.id}'`);
    await db().execute(`alter table house_rounds enable trigger user`);
    expect(ReplaySchema.parse(await (await ask(client, round.id)).json()).table).toBeNull();
  });

  it("is nobody else's, and gone after 90 days", async () => {
    const { client, id, playId } = await playing(gateway);
    const { round } = await played(client, playId);
    await moveClock(db(), "4 seconds");
    const { id: otherId } = await addPlayer(db());
    expect(await codeOf(await ask(await browserOf(gateway, otherId), round.id))).toBe("404 not-found");
    expect(await codeOf(await ask(client, "not-a-round"))).toBe("404 not-found");
    await moveClock(db(), "90 days");
    expect(await codeOf(await ask(await browserOf(gateway, id), round.id))).toBe("404 not-found");
  });
});
