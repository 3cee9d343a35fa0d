import { EDGE_HEADER } from "@spilhus/contracts";
import { ROUTES } from "@spilhus/routes";
import { expect, test } from "../fixtures/test.ts";
import { localState } from "../stack/localState.ts";

const PROMOTION = /class="(?:container announcement|times-strip)"/;

test("no account page promotes games to a player who may be restricted (R2.53, R6.05)", async ({
  brand,
  playwright,
}) => {
  const { ports } = await localState();
  const app = await playwright.request.newContext({ baseURL: `http://127.0.0.1:${ports.apps[brand]}` });
  const pages = ROUTES.filter(({ audience }) => audience === "players").map(({ path }) =>
    path.replaceAll(/\{\w+\}/g, "7f3a-21"),
  );
  expect(pages.length).toBeGreaterThan(7);
  for (const path of [...pages, "/unavailable", "/payment-unavailable"]) {
    const answer = await app.get(`/da${path}`, { headers: { [EDGE_HEADER]: "1" } });
    const html = await answer.text();
    expect(html, path).toContain("<header");
    expect(html, path).not.toMatch(PROMOTION);
  }
  await app.dispose();
});

test("the front page of a brand with scheduled games promotes them, which proves the check above (R2.53) @only-solbanko", async ({
  request,
}) => {
  const front = await request.get("/");
  expect(await front.text()).toMatch(PROMOTION);
});
