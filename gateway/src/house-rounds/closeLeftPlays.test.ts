import { GET_PLAY, PlayAnswerSchema } from "@spilhus/contracts/play";
import { LOG_OUT } from "@spilhus/contracts/user-auth";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  addHouseGames,
  askRound,
  endShowing,
  keepShowing,
  opened,
  played,
  playing,
} from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import type { SiteClient } from "../../testing/siteClient.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { playSessions } from "../play/index.ts";
import { closeLeftPlays } from "./closeLeftPlays.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
const brands = new Map(TEST_BRANDS.map((brand) => [brand.id, brand]));
const closeLeft = () => closeLeftPlays({ db: db(), brands });
const endOf = async (playId: string) => {
  const [play] = await db().select().from(playSessions).where(eq(playSessions.id, playId));
  return play?.closedAt ? play.closedBecause : "open";
};
const read = async (client: SiteClient, playId: string) =>
  PlayAnswerSchema.parse(await (await client.call("GET", GET_PLAY.path.replace("{playId}", playId))).json());

describe("a play session that nobody goes on with", () => {
  it("is closed when no round was started for the interval of the reality check, and its page learns why", async () => {
    const { client, playId } = await playing(gateway);
    await played(client, playId);
    await moveClock(db(), "20 minutes");
    // A reload of the page: the session of the site goes on, and so does the play session.
    await opened(client);
    await closeLeft();
    expect(await endOf(playId)).toBe("open");
    await moveClock(db(), "11 minutes");
    await closeLeft();
    expect(await endOf(playId)).toBe("left");
    expect(await read(client, playId)).toMatchObject({ isOpen: false, reason: "left" });
    expect(await codeOf(await askRound(client, playId))).toBe("409 session-ended");
    expect((await opened(client)).playId).not.toBe(playId);
  });

  it("is not left while rounds are played", async () => {
    const { client, playId } = await playing(gateway);
    await moveClock(db(), "20 minutes");
    await played(client, playId);
    await moveClock(db(), "20 minutes");
    await closeLeft();
    expect(await endOf(playId)).toBe("open");
  });

  it("is closed when the session of the site has ended, after its round has been shown (games attack 9)", async () => {
    const { client, playId } = await playing(gateway);
    await played(client, playId);
    await keepShowing(db());
    await client.call(LOG_OUT.method, LOG_OUT.path);
    await closeLeft();
    expect(await endOf(playId)).toBe("open");
    await endShowing(db());
    await closeLeft();
    expect(await endOf(playId)).toBe("session-ended");
  });

  it("is closed once by gateways that look at the same time, also a demo", async () => {
    const { playId } = await playing(gateway, { mode: "demo" });
    await moveClock(db(), "31 minutes");
    await Promise.all([closeLeft(), closeLeft()]);
    // Its session of the site has been idle for as long.
    expect(await endOf(playId)).toBe("session-ended");
  });
});
