import { describe, expect, it } from "vitest";
import { usePages, type TestPage } from "../../testing/chromium.ts";
import { PLAYER_SCRIPT, startScript } from "../scripts.ts";

const SESSION = "/session-info?brand=fjord";
const USER = "/user/info";
const SIGNED_IN = "session_expiry=2026-11-21T12:00:00.000Z";
const PLAYER = { loggedIn: true, serverTime: "2026-11-22T12:00:00Z", loggedInAt: "2026-11-22T11:18:00Z" };

const CLOCK = `<p data-session-clock><time>–:––:––</time></p>`;
const FIELDS = ["firstName", "email", "phoneNumber"]
  .map((name) => `<span id="${name}" data-early-field="${name}">…</span>`)
  .join("");
const html = (start = "") =>
  `<!DOCTYPE html><html lang="da"><head><title>t</title>${start}` +
  `<script src="/brand/player.js" data-requests="${SESSION} ${USER}"></script></head>` +
  `<body>${CLOCK}${FIELDS}</body></html>`;

describe("the script of a player's page in a browser", () => {
  const open = usePages();
  const run = async (answers: TestPage["answers"] = {}, test: Partial<TestPage> = {}) => {
    const scripts = { "/brand/player.js": PLAYER_SCRIPT };
    const { page, requests } = await open({ html: html(), cookie: SIGNED_IN, answers, scripts, ...test });
    return {
      page,
      calls: () => requests.map(({ path }) => path).filter((path) => path !== "/brand/player.js"),
      clock: () => page.locator("time").innerText(),
      field: (name: string) => page.locator(`#${name}`).innerText(),
    };
  };
  const session = { [SESSION]: { json: PLAYER } };
  const user = (json: object, status = 200) => ({ [USER]: { json, status } });

  it("runs the session clock from the first answer, on the server's time (R7.11)", async () => {
    const { clock } = await run(session);
    await expect.poll(clock).toMatch(/^0:42:0\d$/);
    const first = await clock();
    await expect.poll(clock).not.toBe(first);
    expect(await clock()).toMatch(/^0:42:0[1-9]$/);
  });

  it("stops the clock when the page's own one replaces it", async () => {
    const { page, clock } = await run(session, {
      before: `self.stopped = []; const clear = self.clearInterval; self.clearInterval = (id) => { self.stopped.push(id); clear(id) }`,
    });
    await expect.poll(clock).toMatch(/^0:42:/);
    await page.evaluate(() => document.querySelector("time")?.setAttribute("datetime", "PT42M"));
    await expect.poll(() => page.evaluate("self.stopped.length")).toBe(1);
  });

  it("requests everything at once where nothing has been requested (R7.01)", async () => {
    const { calls } = await run({ ...session, ...user({}) });
    await expect.poll(calls).toEqual([SESSION, USER]);
  });

  it("requests nothing that the start script has requested, and reads those answers (R7.11, R2.33)", async () => {
    const start = `<script>${startScript([], [SESSION, USER])}</script>`;
    const { page, calls, clock, field } = await run(
      { ...session, ...user({ firstName: "Mette" }) },
      { html: html(start) },
    );
    await expect.poll(() => field("firstName")).toBe("Mette");
    await expect.poll(clock).toMatch(/^0:42:/);
    expect(calls()).toEqual([SESSION, USER]);
    // The page's own code can still read the answer.
    const isUsed = await page.evaluate(
      async () => (await self.earlyAnswers?.["/user/info"]?.answer)?.bodyUsed,
    );
    expect(isUsed).toBe(false);
  });

  it("fills in the player's data, and leaves a field whose data are unknown (R2.33)", async () => {
    const { page, field } = await run(user({ firstName: "Mette", email: null }));
    await expect.poll(() => field("firstName")).toBe("Mette");
    expect(await field("email")).toBe("…");
    expect(await page.locator("[data-early-field]").count()).toBe(2);
  });

  it("writes a phone number in groups, as the page does later (R2.33)", async () => {
    const danish = await run(user({ phoneNumber: "+4520123456" }));
    await expect.poll(() => danish.field("phoneNumber")).toBe("+45 20 12 34 56");
    const other = await run(user({ phoneNumber: "+46701234567" }));
    await expect.poll(() => other.field("phoneNumber")).toBe("+46 701 234 567");
  });

  it("shows nothing of an answer that is not a success, or not of a player", async () => {
    const { page, clock, field } = await run({
      ...user({ firstName: "error" }, 401),
      [SESSION]: { json: { loggedIn: false, serverTime: PLAYER.serverTime } },
    });
    await page.evaluate(async () => {
      await self.earlyAnswers?.["/user/info"]?.answer;
      await self.earlyAnswers?.["/session-info?brand=fjord"]?.answer;
    });
    expect([await clock(), await field("firstName")]).toEqual(["–:––:––", "…"]);
  });

  it("leaves clock and fields alone where nobody answers", async () => {
    const { page, clock, field } = await run();
    await page.evaluate(() => self.earlyAnswers?.["/user/info"]?.answer.catch(() => undefined));
    expect([await clock(), await field("firstName")]).toEqual(["–:––:––", "…"]);
  });

  it("requests nothing without the trace of a session (R3.07)", async () => {
    const scripts = { "/brand/player.js": PLAYER_SCRIPT };
    const { requests } = await open({ html: html(), scripts });
    expect(requests.map(({ path }) => path)).toEqual(["/brand/player.js"]);
  });
});
