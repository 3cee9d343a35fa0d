import { identityToken } from "@spilhus/gateway/support-identity";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { createSupportVendor } from "./createSupportVendor.ts";

const ORIGIN = "http://supportchat.localhost:3000";
const FRAME = "http://support.fjord.localhost:3000";
const SECRET = "what fjord shares with its vendor";
const USER = {
  ...{ userId: "opaque", fullName: "Mette Madsen", firstName: "Mette", lastName: "Madsen" },
  ...{ email: null, customerNumber: "1" },
};

let vendor: ReturnType<typeof createSupportVendor>;
beforeEach(() => {
  vendor = createSupportVendor({
    ...{ port: 0, origin: ORIGIN },
    workspaces: { fjordspace: { brand: "http://fjord.localhost:3000", secret: SECRET } },
  });
});
afterEach(() => vendor.close());

const ping = (token: string | null, origin = FRAME, workspace = "fjordspace") =>
  vendor.inject({
    method: "POST",
    url: "/messenger/web/ping",
    headers: { origin, "content-type": "text/plain" },
    payload: JSON.stringify({ app_id: workspace, token, locale: "da" }),
  });
const tokenAt = (now: Date, secret = SECRET) => identityToken(secret, "fjord", USER, now).token;

describe("the stand-in for a vendor of customer service's chat", () => {
  it("has a script for a workspace that it knows, and for no other", async () => {
    const script = await vendor.inject("/widget/fjordspace");
    expect(script.headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(script.body).toContain("window.Intercom =");
    expect((await vendor.inject("/widget/other")).statusCode).toBe(404);
  });

  it("greets the player whom the gateway's proof names, and a guest without one", async () => {
    const player = await ping(tokenAt(new Date()));
    expect(player.json()).toEqual({ name: "Mette Madsen" });
    expect(player.headers["access-control-allow-origin"]).toBe(FRAME);
    expect((await ping(null)).json()).toEqual({ name: null });
    const { calls } = (await vendor.inject("/calls.json")).json();
    expect(calls).toEqual([
      { path: "/messenger/web/ping", workspace: "fjordspace", user: "opaque" },
      { path: "/messenger/web/ping", workspace: "fjordspace", user: null },
    ]);
  });

  it("refuses a proof that is over, signed by another secret or not signed (support attack 9)", async () => {
    const [, claims = ""] = tokenAt(new Date()).split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const proofs = [
      tokenAt(new Date(Date.now() - 301_000)),
      tokenAt(new Date(), "what another brand shares"),
      `${none}.${claims}.`,
    ];
    for (const proof of proofs) expect((await ping(proof)).statusCode).toBe(401);
  });

  it("takes no call of a page, which is not its frame", async () => {
    expect((await ping(null, "http://fjord.localhost:3000")).statusCode).toBe(403);
  });
});
