import { MOST_SAVED_GAMES, SavedGamesSchema } from "@spilhus/contracts/player-account";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importCatalogue } from "../games/importCatalogue.ts";
import { browserOf, codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient, type SiteClient } from "../../testing/siteClient.ts";
import { TEST_CATALOGUE, testGame } from "../../testing/testCatalogue.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await testGateway();
  const more = Array.from({ length: MOST_SAVED_GAMES + 1 }, (_, place) => testGame(`spil-${place}`));
  const catalogue = { ...TEST_CATALOGUE, games: [...TEST_CATALOGUE.games, ...more] };
  await importCatalogue(gateway.database.db, catalogue);
});
afterAll(() => gateway[Symbol.asyncDispose]());

const PATH = "/gateway/player-account/api/public/user/saved-games";
const save = (client: SiteClient, slug: string) => client.call("PUT", `${PATH}/${slug}`);
const listOf = async (answer: Promise<Response> | Response) =>
  SavedGamesSchema.parse(await (await answer).json()).games.map(({ slug }) => slug);

describe("a player's saved games (R2.36)", () => {
  it("are listed once each, last saved first, until removed", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await listOf(client.call("GET", PATH))).toEqual([]);
    await save(client, "spil-1");
    expect(await listOf(save(client, "spil-2"))).toEqual(["spil-2", "spil-1"]);
    expect(await listOf(save(client, "spil-1"))).toEqual(["spil-2", "spil-1"]);
    expect(await listOf(client.call("DELETE", `${PATH}/spil-2`))).toEqual(["spil-1"]);
    expect(await listOf(client.call("DELETE", `${PATH}/spil-2`))).toEqual(["spil-1"]);
  });

  it("are in every browser of the player and in nobody else's (asvs:8.2.2)", async () => {
    const { client, id } = await signedInPlayer(gateway);
    const { client: other } = await signedInPlayer(gateway);
    await save(client, "spil-3");
    await save(other, "spil-4");
    expect(await listOf((await browserOf(gateway, id)).call("GET", PATH))).toEqual(["spil-3"]);
    expect(await listOf(other.call("DELETE", `${PATH}/spil-3`))).toEqual(["spil-4"]);
    expect(await listOf(client.call("GET", PATH))).toEqual(["spil-3"]);
  });

  it("must be games of the brand", async () => {
    const { client, id } = await signedInPlayer(gateway);
    await save(client, "spil-5");
    // The other brand has no slots.
    expect(await listOf((await browserOf(gateway, id, { brand: "eng" })).call("GET", PATH))).toEqual([]);
    expect(await codeOf(await save(client, "findes-ikke"))).toBe("404 not-found");
    expect(await codeOf(await save(client, "%27%3B--"))).toBe("404 not-found");
  });

  it("are limited in number, also with concurrent calls", async () => {
    const { client } = await signedInPlayer(gateway);
    const answers = await Promise.all(
      Array.from({ length: MOST_SAVED_GAMES + 1 }, async (_, place) =>
        codeOf(await save(client, `spil-${place}`)),
      ),
    );
    expect(answers.filter((code) => code === "409 list-full")).toHaveLength(1);
    expect(await listOf(client.call("GET", PATH))).toHaveLength(MOST_SAVED_GAMES);
  });

  it("are only for players", async () => {
    const guest = siteClient(gateway.origin);
    expect(await codeOf(await guest.call("GET", PATH))).toBe("401 not-signed-in");
    expect(await codeOf(await save(guest, "spil-1"))).toBe("401 not-signed-in");
  });
});
