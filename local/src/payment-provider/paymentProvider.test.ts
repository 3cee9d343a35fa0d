import { mkdtemp, rm, stat, writeFile, readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hookReceiver, type HookReceiver } from "../../testing/hookReceiver.ts";
import { BRAND_ORIGIN, KEY, PAGES } from "../../testing/hostedPageBench.ts";
import { createPaymentServer } from "./index.ts";

const RETURN = `${BRAND_ORIGIN}/payments/redirect-assistant?tx=1`;

describe("the stand-in for a payment provider", () => {
  let receiver: HookReceiver;
  let folder: string;
  const stops: (() => Promise<unknown>)[] = [];
  beforeEach(async () => {
    receiver = await hookReceiver();
    folder = await mkdtemp(join(tmpdir(), "payments-"));
  });
  afterEach(async () => {
    for (const stop of stops.splice(0)) await stop();
    await receiver[Symbol.asyncDispose]();
    await rm(folder, { recursive: true });
  });

  async function start(takesAtOnce = false) {
    const hook = { address: receiver.address, host: "fjord.localhost:3000", path: "/hooks" };
    const { server, faults } = createPaymentServer({
      origin: PAGES,
      brands: [BRAND_ORIGIN],
      laterMs: 200,
      file: join(folder, "payments.jsonl"),
      merchants: [
        { id: "betaling", key: KEY, hookSecret: "whsec_c2VjcmV0c2VjcmV0c2VjcmV0", hook, takesAtOnce },
      ],
    });
    const address = await server.listen({ port: 0, host: "127.0.0.1" });
    stops.push(() => server.close());
    return {
      faults,
      stop: () => server.close(),
      get: (path: string) => fetch(address + path, { redirect: "manual" }),
      post: (path: string, form: Record<string, string>, origin = PAGES) =>
        fetch(address + path, {
          ...{ method: "POST", body: new URLSearchParams(form), headers: { origin }, redirect: "manual" },
        }),
      async api(path: string, body?: unknown) {
        const answer = await fetch(`${address}/v1${path}`, {
          method: body === undefined ? "GET" : "POST",
          headers: { authorization: `Bearer ${KEY}`, "content-type": "application/json" },
          ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        });
        // What the server answers is looked at, not trusted.
        return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
      },
    };
  }
  const payment = (id: string, more: Record<string, unknown> = {}) => ({
    ...{ id, method: "card", amount: 10_050, currency: "DKK", locale: "da", merchantName: "Fjord" },
    ...{ returnUrl: RETURN, expiresAt: new Date(Date.now() + 900_000).toISOString(), ...more },
  });
  async function opened(provider: Awaited<ReturnType<typeof start>>, id: string, more = {}): Promise<string> {
    const { body } = await provider.api("/payments", payment(id, more));
    return new URL(String(body["url"])).pathname;
  }
  const types = () =>
    receiver.hooks.map(({ rawBody }) => String(JSON.parse(Buffer.from(rawBody).toString())["type"]));

  it("asks for the card, then for the challenge, and sends the player back", async () => {
    const provider = await start();
    const page = await opened(provider, "a");
    const first = await provider.get(page);
    expect(first.headers.get("content-security-policy")).toContain(`form-action 'self' ${BRAND_ORIGIN};`);
    const text = await first.text();
    expect(text).toContain('<html lang="da">');
    expect(text).toMatch(/Betal 100,50\s*kr\. til Fjord/);
    expect(text).toContain("Lokal stand-in for en betalingsudbyder");
    const details = { decision: "approve", name: "Mette Lindgaard", card: "challenge" };
    expect((await provider.post(page, details)).headers.get("location")).toBe(page);
    expect(await (await provider.get(page)).text()).toContain("<h1>Godkend med 3-D Secure</h1>");
    const back = await provider.post(`${page}/approval`, { decision: "approve" });
    expect([back.status, back.headers.get("location")]).toEqual([303, RETURN]);
    expect((await provider.api("/payments/a")).body).toMatchObject({
      state: "authorised",
      payer: { name: "Mette Lindgaard" },
      authentication: "challenge",
      instrument: { label: "•••• 0001" },
    });
    expect(await (await provider.get(page)).text()).toContain(
      `<a href="${RETURN}">Gå tilbage til spilsiden</a>`,
    );
  });

  it.each([
    ["mobilepay", "Mobile number", "Open the app"],
    ["bank", "Bank", "Approve in your bank"],
    ["apple-pay", "Pay with Apple Pay", "The payment is over"],
  ])("has the pages of %s in English", async (method, field, then) => {
    const provider = await start();
    const page = await opened(provider, "a", { method, locale: "en" });
    const first = await (await provider.get(page)).text();
    expect(first).toContain('<html lang="en">');
    expect(first).toContain(field);
    await provider.post(page, { decision: "approve", name: "Mette Lindgaard", phone: "12 34 56 78" });
    expect(await (await provider.get(page)).text()).toContain(`<h1>${then}</h1>`);
  });

  it("asks again for a name and a number that are missing, and keeps what was typed", async () => {
    const provider = await start();
    const page = await opened(provider, "a", { method: "mobilepay" });
    const text = await (await provider.post(page, { decision: "approve", name: "", phone: "1234" })).text();
    expect(text).toContain("<title>Fejl: Betal");
    expect(text).toMatch(/id="name"[^>]*aria-invalid="true"/);
    expect(text).toMatch(/id="phone"[^>]*value="1234"[^>]*aria-invalid="true"/);
    expect(text).toContain('<p class="alert" role="alert" id="phone-wrong">');
  });

  it("refuses forms of other origins, a wrong key and pages that do not exist", async () => {
    const provider = await start();
    const page = await opened(provider, "a");
    expect((await provider.post(page, { decision: "approve" }, "http://evil.example")).status).toBe(403);
    expect((await provider.get("/v1/payments/a")).status).toBe(401);
    expect((await provider.get("/pay/nothing")).status).toBe(404);
    expect((await provider.api("/payments/b")).body).toEqual({ code: "unknown-payment" });
  });

  it("keeps payments over its end, but for a line that was half written", async () => {
    const before = await start();
    const page = await opened(before, "a");
    await before.stop();
    const file = join(folder, "payments.jsonl");
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await writeFile(file, `${await readFile(file, "utf8")}{"kind":"pay`);
    const after = await start();
    expect((await after.api("/payments/a")).body).toMatchObject({ state: "open", url: PAGES + page });
    expect((await after.api("/payments", payment("a"))).status).toBe(200);
    expect((await readFile(file, "utf8")).split("\n")).toHaveLength(2);
  });

  async function approveBank(provider: Awaited<ReturnType<typeof start>>, id: string): Promise<void> {
    const page = await opened(provider, id, { method: "bank" });
    await provider.post(page, { decision: "approve", name: "Mette Lindgaard" });
    await provider.post(`${page}/approval`, { decision: "approve" });
  }

  it("sends an event again until it is taken, always with the same id", async () => {
    receiver.status = 503;
    const provider = await start(true);
    await approveBank(provider, "a");
    await expect.poll(() => receiver.hooks.length).toBe(1);
    receiver.status = 200;
    await expect.poll(() => receiver.hooks.length).toBe(2);
    const [first, second] = receiver.hooks.map(({ headers }) => headers["webhook-id"]);
    expect(second).toBe(first);
    expect(receiver.hooks[0]).toMatchObject({
      host: "fjord.localhost:3000",
      path: "/hooks",
      method: "POST",
    });
    const { webhooks } = (await (await provider.get("/payments.json")).json()) as { webhooks: unknown[] };
    expect(webhooks).toMatchObject([{ type: "payment.captured", attempts: 2, lastStatus: 200 }]);
  });

  it("sends each event ten times, or none, as the faults say", async () => {
    const provider = await start(true);
    await provider.post("/faults", { target: "many", fault: "duplicate" });
    await provider.post("/faults", { target: "none", fault: "silent" });
    await approveBank(provider, "none");
    await approveBank(provider, "many");
    await expect.poll(() => receiver.hooks.length).toBe(10);
    expect(new Set(receiver.hooks.map(({ headers }) => headers["webhook-id"])).size).toBe(1);
    expect(Buffer.from(receiver.hooks[0]?.rawBody ?? []).toString()).toContain('"id":"many"');
  });

  it("sends events in disorder when told to for an amount", async () => {
    const provider = await start();
    await provider.post("/faults", { target: "10050", fault: "disorder" });
    const page = await opened(provider, "a");
    await provider.post(page, { decision: "approve", name: "Mette Lindgaard", card: "frictionless" });
    await provider.api("/payments/a/capture", { amount: 10_050 });
    await expect.poll(types).toHaveLength(2);
    expect(types().toSorted()).toEqual(["payment.authorised", "payment.captured"]);
    expect(await (await provider.get("/faults")).text()).toContain("<code>10050 øre</code>");
    await provider.post("/faults", { target: "10050", fault: "" });
    expect(await (await provider.get("/faults")).text()).toContain("Everything works.");
  });

  it("refuses a fault that it does not know", async () => {
    const provider = await start();
    expect((await provider.post("/faults", { target: "", fault: "magic" })).status).toBe(400);
  });

  it("expires a payment at its time, and charges one back a moment after its capture", async () => {
    const provider = await start(true);
    await provider.api("/payments", payment("late", { expiresAt: new Date().toISOString() }));
    await expect.poll(async () => (await provider.api("/payments/late")).body["state"]).toBe("expired");
    provider.faults.add("a", "chargeback");
    await approveBank(provider, "a");
    await expect.poll(async () => (await provider.api("/payments/a")).body["chargedBack"]).toBe(10_050);
    await expect.poll(types).toEqual(["payment.expired", "payment.captured", "payment.charged-back"]);
  });

  it("lists payments, payouts and events, with the acts of a bank", async () => {
    const provider = await start(true);
    await approveBank(provider, "a");
    const list = await (await provider.get("/")).text();
    expect(list).toContain("<code>a</code>");
    expect(list).toContain("Charge back");
    await provider.post("/chargebacks", { id: "a" });
    expect((await provider.api("/payments/a")).body).toMatchObject({ state: "charged-back" });
  });
});
