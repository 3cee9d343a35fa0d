import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { usePages, type TestPage } from "../../testing/chromium.ts";
import { startScript } from "../scripts.ts";

const A = "/_next/static/chunks/a.js";
const B = "/_next/static/chunks/b.js";
/** Notes that the first frame has begun; the browser's own entries of paints come at a time of their own. */
const NOTE_FRAME = "requestAnimationFrame(() => { self.hasFrame = true; })";
/** On a loaded machine a page without subresources can be complete before its first frame. */
const NO_LOAD_EVENT = `addEventListener("load", (event) => event.stopImmediatePropagation(), true)`;
/** A chunk writes down its name and whether a frame came before it ran. */
const chunk = (name: string) =>
  `(self.ran ||= []).push(["${name}", self.hasFrame === true, document.documentElement.dataset.arrival])`;
const SCRIPTS = { [A]: chunk("a"), [B]: chunk("b") };
const SIGNED_IN = "session_expiry=2026-11-21T12:00:00.000Z";
const ADDRESSES = ["/session-info?brand=fjord", "/user/info"];

const documentWith = (script: string, body = "<h1>Text</h1>") =>
  `<!DOCTYPE html><html lang="da"><head><title>t</title><script>${script}</script>` +
  `<script>self.marks={...document.documentElement.dataset}</script></head><body>${body}</body></html>`;

describe("the start script in a browser", () => {
  const open = usePages();
  const start = async (test: Partial<TestPage> = {}, requests: readonly string[] = []) => {
    const opened = await open({
      html: documentWith(startScript([A, B], requests)),
      scripts: SCRIPTS,
      before: NOTE_FRAME,
      ...test,
    });
    const ran = () => opened.page.evaluate<unknown[][]>("self.ran ?? []");
    const marks = () => opened.page.evaluate<Record<string, string>>("self.marks");
    const logged = () => opened.page.evaluate<string[]>("self.errors");
    return { ...opened, ran, marks, logged };
  };

  it("loads the chunks of a page once, after its first frame", async () => {
    const { ran, requests } = await start({ before: `${NOTE_FRAME}; ${NO_LOAD_EVENT}` });
    await expect.poll(async () => (await ran()).length).toBe(2);
    expect((await ran()).map(([name, hasFrame]) => [name, hasFrame]).sort()).toEqual([
      ["a", true],
      ["b", true],
    ]);
    expect(requests.map(({ path }) => path)).toEqual([A, B]);
  });

  it("loads them under a policy that takes trusted addresses from it alone", async () => {
    const script = startScript([A, B]);
    const hash = createHash("sha256").update(script).digest("base64");
    const policy = `script-src 'self' 'sha256-${hash}'; require-trusted-types-for 'script'; trusted-types start`;
    const { ran } = await start({ policy });
    await expect.poll(async () => (await ran()).length).toBe(2);
  });

  it("loads them at the load event of a page that has no frames", async () => {
    const { ran } = await start({ before: "self.requestAnimationFrame = () => 0" });
    await expect.poll(async () => (await ran()).length).toBe(2);
  });

  describe("keeps the last press on a button that nothing but the page's code answers", () => {
    /** A page's code, which the test lets run when it likes. */
    const CODE = `self.runCode = () => {
      self.pressed = [];
      for (const button of document.querySelectorAll("button")) button.onclick = () => self.pressed.push(button.id);
      for (const form of document.forms) form.onsubmit = (event) => (event.preventDefault(), self.pressed.push(form.id));
      document.documentElement.dataset.device = "desktop";
    };`;
    const BUTTONS = `<button type="button" id="one">1</button><button type="button" id="two">2</button>
      <button type="button" id="off" aria-disabled="true">3</button>
      <form method="post" id="code"><button id="send">4</button></form>
      <form method="get" action="/soeg" id="native"><button id="search">5</button></form>`;
    const press = async (ids: readonly string[], before = "") => {
      const { page, requests } = await start({
        html: documentWith(startScript([A, B]), BUTTONS),
        before: CODE + before,
      });
      for (const id of ids) {
        // oxlint-disable-next-line no-await-in-loop -- one press after the other
        await page.locator(`#${id}`).click({ force: true });
      }
      const busy = await page.locator("[data-busy]").evaluateAll((all) => all.map(({ id }) => id));
      const pressed = async () => {
        await page.evaluate("self.runCode()");
        return page.evaluate<string[]>("Promise.resolve().then(() => self.pressed)");
      };
      return { page, requests, busy, pressed };
    };

    it("and repeats it once when that runs, the button busy meanwhile", async () => {
      const { page, busy, pressed } = await press(["one", "two", "off"]);
      expect(busy).toEqual(["two"]);
      expect(await pressed()).toEqual(["two"]);
      expect(await page.locator("[data-busy]").count()).toBe(0);
      await page.locator("#one").click();
      expect(await page.evaluate("self.pressed")).toEqual(["two", "one"]);
    });

    it("and sends a form without an address to its code, not to the network", async () => {
      const { page, pressed } = await press(["send"]);
      expect(page.url()).not.toContain("?");
      expect(await pressed()).toEqual(["send", "code"]);
    });

    it("and no press on the button of a form that works without code", async () => {
      const { page, requests } = await start({ html: documentWith(startScript([A, B]), BUTTONS) });
      await page.locator("#search").click({ noWaitAfter: true });
      await expect.poll(() => requests.map(({ path }) => path)).toContain("/soeg");
    });

    it("and forgets it after 15 seconds", async () => {
      const sooner = `{ const later = setTimeout; self.setTimeout = (run, ms) => later(run, ms === 15000 ? 1000 : ms); }`;
      const { page, busy, pressed } = await press(["one"], sooner);
      expect(busy).toEqual(["one"]);
      await expect.poll(() => page.locator("[data-busy]").count()).toBe(0);
      expect(await pressed()).toEqual([]);
    });
  });

  it("says before the first frame that a page may be a player's, and nothing of a guest's (R4.03)", async () => {
    const player = await start({ cookie: SIGNED_IN });
    expect(await player.marks()).toEqual({ player: "logged_in", arrival: "top" });
    const guest = await start({ cookie: `not_${SIGNED_IN}` });
    expect(await guest.marks()).toEqual({ arrival: "top" });
  });

  it("marks a page that is seen from its top until its first frame, and neither an anchor nor a reload", async () => {
    const { page, ran, marks } = await start();
    await expect.poll(async () => (await ran()).map(([, , arrival]) => arrival)).toEqual(["seen", "seen"]);
    await page.reload();
    expect(await marks()).toEqual({});
    const anchor = await start({ hash: "#betingelser" });
    expect(await anchor.marks()).toEqual({});
  });

  it("leaves no mark on a page that it cannot start", async () => {
    const { marks } = await start({ policy: "trusted-types 'none'" });
    expect(await marks()).toEqual({});
  });

  it("gives every page a game hub that keeps commands until a script takes them (R4.21)", async () => {
    const { page } = await start();
    await page.evaluate(() => self.gameHub?.start({ game: "tre-kirsebaer", mode: "demo" }));
    const taken = await page.evaluate(() => {
      const commands: unknown[] = [];
      self.gameHub?.attach(() => ({ state: "connecting", run: (command) => void commands.push(command) }));
      return { commands, state: self.gameHub?.state, isFrozen: Object.isFrozen(self.gameHub) };
    });
    const command = ["start", { game: "tre-kirsebaer", mode: "demo" }];
    expect(taken).toEqual({ commands: [command], state: "connecting", isFrozen: true });
  });

  it("loads the page also where the hub cannot be created, and logs that (R4.21, R8.13)", async () => {
    const { ran, logged } = await start({
      before: `self.errors = []; console.error = (text) => self.errors.push(text); self.EventTarget = undefined`,
    });
    await expect.poll(async () => (await ran()).length).toBe(2);
    expect(await logged()).toEqual(["Failed to create the game hub"]);
  });

  it("requests at once what a player's page names, as the page would (R7.01)", async () => {
    const answers = Object.fromEntries(ADDRESSES.map((path) => [path, { json: { from: "gateway" } }]));
    const { page, requests } = await start({ cookie: SIGNED_IN, answers }, ADDRESSES);
    await expect.poll(() => requests.map(({ path }) => path)).toEqual([...ADDRESSES, A, B]);
    expect(requests[0]?.headers).toMatchObject({
      accept: "application/json",
      "x-requested-with": "XMLHttpRequest",
    });
    const early = await page.evaluate(async () => {
      const { answer } = self.earlyAnswers?.["/user/info"] ?? {};
      const response = await answer;
      const { at, body } = self.earlyAnswers?.["/user/info"] ?? {};
      const id = response?.headers.get("x-request-id");
      return { json: await response?.json(), id, body, hasTime: (at ?? 0) > 0 };
    });
    expect(early).toEqual({
      json: { from: "gateway" },
      id: "a1: b2",
      body: '{"from":"gateway"}',
      hasTime: true,
    });
  });

  it("requests nothing without the trace of a session (R3.07)", async () => {
    const { page, requests, ran } = await start({ cookie: "locale=da" }, ADDRESSES);
    await expect.poll(async () => (await ran()).length).toBe(2);
    expect(requests.map(({ path }) => path)).toEqual([A, B]);
    expect(await page.evaluate(() => self.earlyAnswers)).toBeUndefined();
  });

  it.each([204, 401, 503])("passes on an answer of status %d as it came", async (status) => {
    const answers = Object.fromEntries(ADDRESSES.map((path) => [path, { status, json: {} }]));
    const { page } = await start({ cookie: SIGNED_IN, answers }, ADDRESSES);
    const seen = await page.evaluate(async () => (await self.earlyAnswers?.["/user/info"]?.answer)?.status);
    expect(seen).toBe(status);
  });

  it("fails like the network where nobody answers, and leaves the page no unhandled error", async () => {
    const { page } = await start(
      { cookie: SIGNED_IN, before: `addEventListener("unhandledrejection", () => { self.lost = true })` },
      ADDRESSES,
    );
    const failure = await page.evaluate(() =>
      self.earlyAnswers?.["/user/info"]?.answer.then(
        () => "answered",
        (error: unknown) => error instanceof TypeError,
      ),
    );
    expect(failure).toBe(true);
    expect(await page.evaluate("self.lost")).toBeUndefined();
  });
});
