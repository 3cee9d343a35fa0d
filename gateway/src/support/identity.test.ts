import { createHmac } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { CREATE_SUPPORT_IDENTITY } from "@spilhus/contracts/support";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { answerCookies } from "../../testing/supportStage.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { identityToken, opaqueId } from "./identity.ts";

const SECRETS = {
  fjord: "the secret of fjord's workspace, 0123456789",
  eng: "the secret of eng's workspace, abcdefghijk",
};
const TokenSchema = z.object({ token: z.string(), expiresAt: z.string() });

let gateway: TestGateway;
let file = "";
beforeAll(async () => {
  const { mkdtemp } = await import("node:fs/promises");
  const { tmpdir } = await import("node:os");
  file = `${await mkdtemp(`${tmpdir()}/support-`)}/brands.json`;
  const brands = TEST_BRANDS.map((brand) => ({
    ...brand,
    vendors: { ...brand.vendors, supportWorkspace: `${brand.id}space` },
  }));
  await writeFile(file, JSON.stringify({ brands }));
  gateway = await testGateway({
    environment: { BRANDS_FILE: file, SUPPORT_SECRETS: JSON.stringify(SECRETS) },
  });
});
afterAll(() => gateway[Symbol.asyncDispose]());

/** What a vendor checks: signature by the workspace's secret, algorithm, end. @throws {Error} */
function verify(token: string, secret: string, now = Date.now()): Record<string, unknown> {
  const [head = "", claims = "", signature = ""] = token.split(".");
  const expected = createHmac("sha256", secret).update(`${head}.${claims}`).digest("base64url");
  const read = (text: string) =>
    z.record(z.string(), z.unknown()).parse(JSON.parse(Buffer.from(text, "base64url").toString()));
  if (read(head)["alg"] !== "HS256" || signature !== expected) throw new Error("signature");
  const content = read(claims);
  if (Number(content["exp"]) * 1_000 <= now) throw new Error("expired");
  return content;
}

async function consentingPlayer(fields: Parameters<typeof signedInPlayer>[1] = {}) {
  const player = await signedInPlayer(gateway, fields);
  answerCookies(player.client);
  return player;
}

const ask = (client: ReturnType<typeof siteClient>) => client.call("POST", CREATE_SUPPORT_IDENTITY.path);

describe("proof of identity for the vendor's chat", () => {
  it("names the player by an opaque id, with name, e-mail and customer number (R3.15)", async () => {
    const { client, id } = await consentingPlayer({
      firstName: "Mette",
      lastName: "Madsen",
      email: "m@x.dk",
    });
    const { token, expiresAt } = TokenSchema.parse(await (await ask(client)).json());
    const claims = verify(token, SECRETS.fjord);
    expect(claims).toMatchObject({
      ...{ aud: "fjord", name: "Mette Madsen", first_name: "Mette", last_name: "Madsen", email: "m@x.dk" },
      customer_number: expect.stringMatching(/^\d+$/),
    });
    expect(claims["user_id"]).toMatch(/^[\w-]{26}$/);
    expect(JSON.stringify(claims)).not.toContain(id);
    expect(Number(claims["exp"]) - Number(claims["iat"])).toBeLessThanOrEqual(300);
    expect(Date.parse(expiresAt)).toBe(Number(claims["exp"]) * 1_000);
  });

  it("of one brand is worth nothing at another, and names another person there (support attack 9)", async () => {
    const { client, id } = await consentingPlayer();
    const { token } = TokenSchema.parse(await (await ask(client)).json());
    expect(() => verify(token, SECRETS.eng)).toThrow("signature");
    expect(opaqueId(SECRETS.fjord, "fjord", id)).not.toBe(opaqueId(SECRETS.fjord, "eng", id));
  });

  it("is over after five minutes, and cannot be changed or left unsigned (support attack 9)", async () => {
    const user = {
      userId: "u",
      fullName: "M",
      firstName: "M",
      lastName: "",
      email: null,
      customerNumber: "1",
    };
    const { token } = identityToken(SECRETS.fjord, "fjord", user, new Date());
    expect(() => verify(token, SECRETS.fjord, Date.now() + 301_000)).toThrow("expired");
    const [, claims = ""] = token.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    expect(() => verify(`${none}.${claims}.`, SECRETS.fjord)).toThrow("signature");
    const forged = Buffer.from('{"user_id":"other","exp":9999999999}').toString("base64url");
    expect(() => verify(token.replace(claims, forged), SECRETS.fjord)).toThrow("signature");
  });

  it("is refused without consent to preferences (R4.17)", async () => {
    const { client } = await signedInPlayer(gateway);
    expect(await codeOf(await ask(client))).toBe("403 consent-needed");
    answerCookies(client, false);
    expect(await codeOf(await ask(client))).toBe("403 consent-needed");
  });

  it("is given to players of a brand with a vendor, and to nobody else", async () => {
    expect(await codeOf(await ask(siteClient(gateway.origin)))).toBe("401 not-signed-in");
    await using plain = await testGateway();
    const { client } = await signedInPlayer(plain);
    answerCookies(client);
    expect(await codeOf(await ask(client))).toBe("404 not-found");
  });
});
