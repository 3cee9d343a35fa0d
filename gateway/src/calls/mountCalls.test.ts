import type { CallContract } from "@spilhus/contracts";
import { TRACK_EVENT } from "@spilhus/contracts/tracking";
import { SIGNATURE_HEADER, signRequest } from "@spilhus/lib/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { callServer, type CallServer } from "../../testing/callServer.ts";
import { siteClient } from "../../testing/siteClient.ts";
import { SECRETS, testEnvironment, TOKENS, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { addPlayer, signIn } from "../../testing/testPlayers.ts";
import { defineCall } from "./defineCall.ts";
import { defineServiceCall } from "./defineServiceCall.ts";

const BEACON = {
  id: "send-beacon",
  method: "POST",
  path: "/gateway/test/public/beacon",
  summary: "Tells of a page that closes",
  audience: "beacon",
  kind: "change",
  limit: "tracking",
  bodyBytes: 100,
  body: z.object({ page: z.string() }),
  answer: z.object({ page: z.string(), hasSession: z.boolean() }),
  refusals: ["cross-site"],
} as const satisfies CallContract;

const OPERATE = {
  id: "operate",
  method: "POST",
  path: "/management/test/{brand}",
  summary: "Operates",
  audience: "operator",
  kind: "change",
  limit: "management",
  bodyBytes: 100,
  body: z.object({ text: z.string() }),
  answer: z.object({ brand: z.string() }),
  refusals: [],
} as const satisfies CallContract;

const { limit: _limit, ...UNCOUNTED } = OPERATE;
const ASK = {
  ...UNCOUNTED,
  id: "ask",
  path: "/internal/test",
  audience: "server",
} as const satisfies CallContract;

const READ = {
  id: "read",
  method: "GET",
  path: "/test/read/{rest*}",
  aliases: ["/test/other/{rest*}"],
  summary: "Reads",
  audience: "reader",
  kind: "read",
  limit: "content",
  query: z.object({ version: z.optional(z.enum(["draft", "published"])) }),
  answer: z.object({ brand: z.string(), rest: z.string() }),
  refusals: [],
} as const satisfies CallContract;

let environment: TestEnvironment;
let server: CallServer;
beforeAll(async () => {
  environment = await testEnvironment({ managementPerMinute: 5, contentPerSecond: 1_000 });
  server = await callServer(environment, {
    calls: [
      defineCall(BEACON, async ({ body, session }) => ({ ...body, hasSession: session !== undefined })),
    ],
    serviceCalls: [
      defineServiceCall(OPERATE, async ({ brand }) => ({ brand: brand.id, secret: "not of the contract" })),
      defineServiceCall(ASK, async () => ({ brand: "none" })),
      defineServiceCall(READ, async ({ brand, places }) => ({ brand: brand.id, rest: places.rest })),
    ],
  });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await environment[Symbol.asyncDispose]();
});

const codeOf = async (answer: Response) => {
  const { error } = (await answer.json()) as { error?: { code: string } };
  return `${answer.status} ${error?.code ?? "ok"}`;
};

describe("a beacon", () => {
  const send = async (
    headers: Readonly<Record<string, string | undefined>> = {},
    body: unknown = { page: "/faq" },
  ) => {
    const client = siteClient(server.origin);
    const { db } = environment.database;
    client.cookies.set("__Host-sid", await signIn(db, (await addPlayer(db)).id));
    const of = { "content-type": "text/plain;charset=UTF-8", "x-requested-with": undefined, ...headers };
    return client.call("POST", BEACON.path, { headers: of, body });
  };

  it("is taken as text from a page of this site, and no session is looked up", async () => {
    const answer = await send();
    expect([answer.status, await answer.json()]).toEqual([200, { page: "/faq", hasSession: false }]);
  });

  it.each([
    ["another site", { origin: "https://evil.example" }],
    ["nowhere", { origin: undefined }],
    ["a frame of another site", { "sec-fetch-site": "cross-site" }],
  ])("is refused from %s (asvs:3.5.1)", async (_, headers) => {
    expect(await codeOf(await send(headers))).toBe("403 cross-site");
  });

  it("is refused when its body is too long, no JSON, or of another type", async () => {
    expect((await send({}, { page: "x".repeat(100) })).status).toBe(413);
    expect(await codeOf(await send({ "content-type": "application/json" }))).toBe("400 invalid-request");
    expect(await codeOf(await send({}, { page: 1 }))).toBe("400 invalid-request");
  });
});

/** A call signed with a secret of the gateway. */
async function signed(secret: string, path: string, body: unknown = { text: "a" }): Promise<Response> {
  const text = JSON.stringify(body);
  const signature = signRequest(secret, { method: "POST", path, body: text }, Date.now());
  return fetch(server.origin + path, {
    method: "POST",
    headers: { [SIGNATURE_HEADER]: signature, "content-type": "application/json" },
    body: text,
  });
}

describe("a signed call", () => {
  it("is of the audience whose secret signed it", async () => {
    expect(await codeOf(await signed(SECRETS.edge, "/management/test/fjord"))).toBe("401 unsigned");
    expect(await codeOf(await signed(SECRETS.management, ASK.path))).toBe("401 unsigned");
    for (const secret of [SECRETS.edge, SECRETS.revalidate]) {
      expect(await codeOf(await signed(secret, ASK.path))).toBe("200 ok");
    }
  });

  it("of an operator is limited by brand, and answers no more than its contract", async () => {
    const statuses: number[] = [];
    for (let call = 0; call < 6; call += 1) {
      statuses.push((await signed(SECRETS.management, "/management/test/fjord")).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const other = await signed(SECRETS.management, "/management/test/eng");
    expect([other.status, await other.json()]).toEqual([200, { brand: "eng" }]);
  });

  it("is refused for a brand that nobody has, a long body, and a body of another shape or with U+0000", async () => {
    const refusals = [
      ["/management/test/nowhere", { text: "a" }, "404 unknown-brand"],
      [ASK.path, { text: 1 }, "400 invalid-request"],
      [ASK.path, { text: "a\u0000" }, "400 invalid-request"],
    ] as const;
    for (const [path, body, code] of refusals) {
      const secret = path === ASK.path ? SECRETS.edge : SECRETS.management;
      expect(await codeOf(await signed(secret, path, body))).toBe(code);
    }
    expect((await signed(SECRETS.edge, ASK.path, { text: "x".repeat(100) })).status).toBe(413);
  });
});

describe("a reader's call", () => {
  const read = (path: string, token?: string, version = "published") =>
    fetch(`${server.origin}${path}?version=${version}${token === undefined ? "" : `&token=${token}`}`);

  it("is of the token's brand, under every address of its contract", async () => {
    for (const path of ["/test/read/a/b", "/test/other/a/b"]) {
      expect(await (await read(path, TOKENS.eng.public)).json()).toEqual({ brand: "eng", rest: "a/b" });
    }
  });

  it("is refused in the vendor's shape without a token, for a draft without the preview token, and for a wrong query", async () => {
    const answers = await Promise.all([
      read("/test/read/a"),
      read("/test/read/a", TOKENS.eng.public, "draft"),
      read("/test/read/a", TOKENS.eng.public, "old"),
      read("/test/read/a", TOKENS.eng.preview, "draft"),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 422, 200]);
    expect(await answers[0]?.json()).toEqual({ error: "Unauthorized" });
    expect(await answers[2]?.json()).toEqual([expect.stringMatching(/^version: /)]);
  });
});

describe("a contract that the mount cannot serve", () => {
  // The compiler refuses such contracts; a list that is built at run time might hold one.
  const operate = (contract: typeof OPERATE | CallContract) =>
    callServer(environment, {
      serviceCalls: [
        { ...defineServiceCall(OPERATE, async () => ({ brand: "" })), contract: contract as typeof OPERATE },
      ],
    });

  it.each([
    ["an operator's call that is counted as a feed", { ...OPERATE, limit: "feed" }],
    ["an operator's call that is not counted", { ...UNCOUNTED }],
    ["a public call that is counted as an attempt", { ...OPERATE, audience: "public", limit: "attempt" }],
  ] as const)("is refused at the start: %s", async (_, contract) => {
    await expect(operate(contract)).rejects.toThrow("is not counted in the class of its audience");
  });

  it("is refused at the start: a browser's call that is counted as a feed", async () => {
    const call = defineCall({ ...TRACK_EVENT, limit: "feed" }, async ({ reply }) => reply);
    await expect(callServer(environment, { calls: [call] })).rejects.toThrow('in the class "feed"');
  });
});
