import { WinnersSchema } from "@spilhus/contracts";
import {
  GET_WINNER_NAME,
  SET_WINNER_NAME,
  TAKE_COOLING_OFF,
  WinnerNameSchema,
} from "@spilhus/contracts/player-account";
import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addRound, buy, roomPlayer, setBingoStage } from "../../testing/bingoStage.ts";
import { addHouseGames, dice, drawsPaying, LOSING, played, playing, SLOT } from "../../testing/housePlay.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { requireWholeLedger } from "../../testing/requireWholeLedger.ts";
import { codeOf } from "../../testing/signedInPlayer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { callNumbers } from "../bingo/callNumbers.ts";
import { openAndDraw, payOut } from "../bingo/roomWork.ts";
import { players } from "../players/index.ts";
import { aliasOf } from "./aliasOf.ts";
import { countPlays } from "./countPlays.ts";

const random = dice();
const STAKE_ORE = 2_000;
/** 200 kr. back for 20 kr.: 180 kr. net. */
const WINNING = drawsPaying((pay) => pay === 1_000);
const NET_ORE = 18_000;
/** 40 kr. back for 20 kr.: below every list's smallest win. */
const SMALL = drawsPaying((pay) => pay === 200);

let gateway: TestGateway;
let rooms: Awaited<ReturnType<typeof setBingoStage>>;
beforeAll(async () => {
  gateway = await testGateway({ random, jobsPollMs: 2 ** 30 });
  rooms = await setBingoStage(db());
  await addHouseGames(db());
});
afterAll(async () => {
  await requireWholeLedger(db());
  await gateway[Symbol.asyncDispose]();
});
const db = () => gateway.database.db;
let asked = 0;
/** The feed as a new question: answers are kept for a second. */
async function feed(query = "", brand = "fjord") {
  asked += 1;
  const answer = await gateway.get(
    `/gateway/games/public/winners?brand=${brand}&limit=${(asked % 90) + 10}${query}`,
  );
  return WinnersSchema.parse(await answer.json()).winners;
}
const namesIn = async () => (await feed()).map(({ player }) => player);

/** A player whose only round came out like this, just now. */
async function playedOnce(draws: readonly number[], mode: "real" | "demo" = "real") {
  const player = await playing(gateway, { game: SLOT, mode });
  random.next(draws);
  const { round } = await played(player.client, player.playId, { stakeOre: STAKE_ORE });
  return { ...player, round };
}
/** Longer than the presentation of a round and the wait after it. */
const PAST = "1 minute";

describe("the list of winners", () => {
  it("has a net win under the player's alias, with the game's art, newest first (R2.08, R1.03)", async () => {
    const first = await playedOnce(WINNING);
    await moveClock(db(), PAST);
    const second = await playedOnce(WINNING);
    await moveClock(db(), PAST);
    const [newest, before] = await feed();
    expect(newest).toMatchObject({
      ...{ id: second.round.id, player: aliasOf(second.id), amountOre: NET_ORE },
      game: { slug: SLOT, category: "slots" },
      wonAt: second.round.shownUntil,
    });
    expect(before?.player).toBe(aliasOf(first.id));
  });

  it.each([
    ["a win that is not larger than its stake", LOSING, "real"],
    ["a net win below the smallest one", SMALL, "real"],
    ["a demo", WINNING, "demo"],
  ] as const)("leaves out %s (R2.08)", async (_, draws, mode) => {
    const { id } = await playedOnce(draws, mode);
    await moveClock(db(), PAST);
    expect(await namesIn()).not.toContain(aliasOf(id));
  });

  it("tells of a win no sooner than ten seconds after the last of its events has been shown (games attack 7)", async () => {
    const { id, round } = await playedOnce(WINNING);
    const shownMs =
      Date.parse(round.shownUntil) - Date.parse(round.startedAt) + 4_000 * round.events.length + 10_000;
    const isDue = async () => {
      const { rows } = await db().execute<{ due: boolean }>(
        sql`select clock.wall() >= ${round.startedAt}::timestamptz + make_interval(secs => ${shownMs / 1_000}) as due`,
      );
      return rows[0]?.due === true;
    };
    await moveClock(db(), `${shownMs} milliseconds`);
    let early: string[] = [];
    // On a busy machine the moment may pass between question and answer: then it is asked again.
    do {
      await moveClock(db(), "-3 seconds");
      early = await namesIn();
    } while (await isDue());
    expect(early).not.toContain(aliasOf(id));
    await moveClock(db(), PAST);
    expect(await namesIn()).toContain(aliasOf(id));
  });

  it("never has a player who takes a break, from the moment on which it begins, and never what they won before (R2.08)", async () => {
    const { client, id } = await playedOnce(WINNING);
    await moveClock(db(), PAST);
    expect(await namesIn()).toContain(aliasOf(id));
    const answer = await client.call("POST", TAKE_COOLING_OFF.path, { body: { isConfirmed: true } });
    expect(answer.status).toBe(200);
    expect(await namesIn()).not.toContain(aliasOf(id));
    await moveClock(db(), "25 hours");
    expect(await namesIn()).toContain(aliasOf(id));
  });

  it("has winners of rooms, with all that their plates won less what these cost, once the round is over", async () => {
    // So many plates that the full plate's prize is a net win of the list's size, even for two who share it.
    const round = await addRound(db(), 60, { platePriceOre: 1_000 });
    for (let first = 1; first <= 45; first += 4) {
      await buy(db(), await roomPlayer(db()), round, [first, first + 1, first + 2, first + 3]);
    }
    await moveClock(db(), "60 seconds");
    await openAndDraw(rooms);
    const won = async () => {
      const { rows } = await db().execute<{ player_id: string; net: string }>(sql`
        select purchases.player_id, sum(wins.ore) - max(purchases.paid_ore) as net from bingo_wins as wins
        join bingo_tickets as tickets on tickets.id = wins.ticket_id
        join bingo_purchases as purchases on purchases.id = tickets.purchase_id
        where wins.round_id = ${round.id}::uuid group by purchases.player_id`);
      return rows.map(({ player_id, net }) => ({ player: aliasOf(player_id), netOre: Number(net) }));
    };
    const expected = (await won()).filter(({ netOre }) => netOre >= 5_000);
    expect(expected.length).toBeGreaterThan(0);
    const isOver = async () => {
      const { rows } = await db().execute<{ state: string }>(
        sql`select state from bingo_rounds where id = ${round.id}::uuid`,
      );
      return rows[0]?.state === "finished";
    };
    while (!(await isOver())) {
      expect((await feed("&category=banko")).map(({ player }) => player)).toEqual([]);
      await moveClock(db(), "3 seconds");
      await callNumbers(db());
      await payOut(rooms);
    }
    expect(await feed("&category=banko")).toEqual([]);
    await moveClock(db(), PAST);
    const listed = await feed("&category=banko");
    const shown = listed.map(({ player, amountOre }) => ({ player, netOre: amountOre }));
    expect(shown).toHaveLength(expected.length);
    expect(shown).toEqual(expect.arrayContaining(expected));
  });

  it.each(["limit=0", "limit=101", "limit=x", "category=poker"])("answers 400 to %s", async (query) => {
    const answer = await gateway.get(`/gateway/games/public/winners?brand=fjord&${query}`);
    expect(answer.status).toBe(400);
  });

  it("is one brand's: another one's winners and categories are not in it", async () => {
    expect(await feed("&category=casino")).toEqual([]);
    expect(await feed("", "eng")).toEqual([]);
  });
});

describe("a player's choice of name", () => {
  const read = async (client: Awaited<ReturnType<typeof playing>>["client"]) =>
    WinnerNameSchema.parse(await (await client.call("GET", GET_WINNER_NAME.path)).json());

  it("is the alias until they choose first name and initial, and counts for wins before it too (R2.08)", async () => {
    const { client, id } = await playedOnce(WINNING);
    await moveClock(db(), PAST);
    await db()
      .update(players)
      .set({ firstName: "Anna Maria", lastName: "østergaard" })
      .where(eq(players.id, id));
    expect(await read(client)).toEqual({ shownAs: "alias", alias: aliasOf(id), name: "Anna Ø." });
    const answer = await client.call("PUT", SET_WINNER_NAME.path, { body: { shownAs: "name" } });
    expect(WinnerNameSchema.parse(await answer.json())).toMatchObject({ shownAs: "name" });
    expect(await namesIn()).toContain("Anna Ø.");
    expect(await namesIn()).not.toContain(aliasOf(id));
    await client.call("PUT", SET_WINNER_NAME.path, { body: { shownAs: "alias" } });
    expect(await namesIn()).toContain(aliasOf(id));
    expect(JSON.stringify(await feed())).not.toMatch(/Anna|stergaard/i);
  });

  it("is one of two, and known of the player alone", async () => {
    const { client } = await playing(gateway);
    expect(await codeOf(await client.call("PUT", SET_WINNER_NAME.path, { body: { shownAs: "full" } }))).toBe(
      "400 invalid-request",
    );
    const stranger = siteClient(gateway.origin);
    expect(await codeOf(await stranger.call("GET", GET_WINNER_NAME.path))).toBe("401 not-signed-in");
  });

  it("has an alias that is the same every time and holds nothing of the person", () => {
    const id = "0197a0de-0000-7000-8000-000000000001";
    expect(aliasOf(id)).toBe(aliasOf(id));
    expect(aliasOf(id)).toMatch(/^\p{Lu}\p{Ll}+ \d{3}$/u);
    const ids = Array.from({ length: 2_000 }, (_, place) => aliasOf(`${id}${place}`));
    expect(new Set(ids).size).toBeGreaterThan(1_900);
  });
});

describe("what is played most", () => {
  const listed = async (query: string) => {
    const answer = await gateway.get(
      `/gateway/games/public/catalogue?brand=fjord&locale=da&${query}&perPage=${(asked += 1)}`,
    );
    const { games } = (await answer.json()) as { games: { slug: string }[] };
    return games.map(({ slug }) => slug);
  };

  it("are the games with real rounds of the last week, by players and then by rounds; demos do not count", async () => {
    asked = 10;
    await playing(gateway, { mode: "demo" });
    await countPlays(db());
    expect(await listed("played=1&sort=popular")).toEqual(["solsiden", SLOT]);
    expect((await listed("sort=popular")).slice(0, 2)).toEqual(["solsiden", SLOT]);
    const { rows } = await db().execute(
      sql`select players, rounds from game_plays where brand = 'fjord' and game = ${SLOT}`,
    );
    const { rows: counted } = await db().execute(sql`
      select count(distinct plays.player_id)::int as players, count(*)::int as rounds from house_rounds as rounds
      join play_sessions as plays on plays.id = rounds.play_session_id where rounds.game_round_id is not null`);
    expect(rows).toEqual(counted);
  });

  it("is nothing when nobody has played for a week", async () => {
    await moveClock(db(), "8 days");
    await countPlays(db());
    expect(await listed("played=1&sort=popular")).toEqual([]);
  });
});
