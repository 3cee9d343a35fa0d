import { EDGE_HEADER } from "@spilhus/contracts";
import { expect, test } from "../fixtures/test.ts";
import { localState } from "../stack/localState.ts";

const TO_LOGIN = "/?returnUrl=%2Fkonto%2Fhjem";
/** A well-formed session cookie that belongs to no session. */
const FORGED = `__Host-sid=${"A".repeat(43)}`;

test("the account area sends a guest to the front page with a return address (R6.01, R6.03, R8.01)", async ({
  page,
}) => {
  await page.goto("/konto/hjem");
  await expect(page).toHaveURL(TO_LOGIN);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeEmpty();
});

test("a forged session opens nothing, in any form of request (R6.03)", async ({ request }) => {
  for (const form of [{}, { rsc: "1" }, { rsc: "1", "next-router-prefetch": "1" }]) {
    const headers = { ...form, cookie: FORGED };
    const account = await request.get("/konto/hjem", { headers, maxRedirects: 0 });
    expect([account.status(), account.headers()["location"], account.headers()["cache-control"]]).toEqual([
      307,
      TO_LOGIN,
      "private, no-store",
    ]);
    expect((await request.get("/faq", { headers, maxRedirects: 0 })).status()).toBe(200);
  }
});

test("two session cookies are refused (R6.03)", async ({ request }) => {
  const headers = { cookie: `${FORGED}; ${FORGED}` };
  expect((await request.get("/faq", { headers, maxRedirects: 0 })).status()).toBe(400);
});

test("the sign-up always starts at its first step (R4.07, R5.08)", async ({ request }) => {
  const answer = await request.get("/faq?auth=signup&step=3", { maxRedirects: 0 });
  expect([answer.status(), answer.headers()["location"]]).toEqual([307, "/faq?auth=signup&step=1"]);
});

test("the edge's page for an unavailable account has the shell and the legal duties, and retries by itself (R2.55)", async ({
  brand,
  playwright,
}) => {
  const { ports } = await localState();
  const app = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${ports.apps[brand]}` });
  const answer = await app.get("/da/unavailable", { headers: { [EDGE_HEADER]: "1" } });
  const html = await answer.text();
  await app.dispose();
  const missing = [
    "<header",
    "<footer",
    'data-status="Service Unavailable"',
    "Din spilkonto kan ikke vises lige nu",
    "Tilladelse fra Spillemyndigheden",
    'href="" data-navigation="hard"',
  ].filter((part) => !html.includes(part));
  expect(missing).toEqual([]);
});

test("the page shown while a payment cannot be shown says in both languages that the money is not lost (R2.28, R2.29)", async ({
  brand,
  playwright,
}) => {
  const { ports } = await localState();
  const app = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${ports.apps[brand]}` });
  const htmlIn = async (locale: string) =>
    (await app.get(`/${locale}/payment-unavailable`, { headers: { [EDGE_HEADER]: "1" } })).text();
  const danish = await htmlIn("da");
  for (const part of [
    "Din betaling kan ikke vises lige nu",
    "er pengene ikke tabt",
    "når banken har bekræftet betalingen",
    "Siden prøver igen af sig selv",
    'data-status="Service Unavailable"',
    'href="" data-navigation="hard"',
  ])
    expect(danish).toContain(part);
  const english = await htmlIn("en");
  for (const part of [
    "Your payment cannot be shown right now",
    "your money is not lost",
    "when the bank has confirmed the payment",
    "The page tries again by itself",
  ])
    expect(english).toContain(part);
  await app.dispose();
});
