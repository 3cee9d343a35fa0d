import { runInNewContext } from "node:vm";
import { formatPhone } from "@spilhus/i18n/island";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EARLY_NAME } from "./earlyName.ts";
import { EARLY_SCRIPT } from "./earlyScript.ts";
import { timedFetch } from "./timedFetch.ts";

const SESSION = "/session-info?brand=nordlys";
const USER = "/user/info";
const PLAYER = {
  loggedIn: true,
  serverTime: "2026-11-22T12:00:00Z",
  loggedInAt: "2026-11-22T11:18:00Z",
};

/** The script in a page of its own. */
function run(
  cookie: string,
  answers: Readonly<Record<string, () => Promise<Response>>>,
  kept?: Record<string, { at: number; body: string; answer: Promise<Response> }>,
) {
  let stopwatch = 5_000;
  const clock = { textContent: "–:––:––" };
  const ticks: (() => void)[] = [];
  const places = ["firstName", "email", "phoneNumber"].map((earlyField) => ({
    dataset: { earlyField },
    textContent: "…",
    removeAttribute: vi.fn(),
  }));
  let onParsed: () => void = () => undefined;
  const page = {
    self: (kept ? { [EARLY_NAME]: kept } : {}) as Record<string, unknown>,
    document: {
      cookie,
      readyState: "loading",
      currentScript: { dataset: { asks: `${SESSION} ${USER}` } },
      querySelector: (): typeof clock | null => clock,
      querySelectorAll: () => places,
      addEventListener: vi.fn(),
    },
    MutationObserver: class {
      constructor(parsed: () => void) {
        onParsed = parsed;
      }
      observe() {}
      disconnect() {}
    },
    performance: { now: () => stopwatch },
    fetch: vi.fn((address: string) => (answers[address] ?? (() => Promise.reject(new Error("no"))))()),
    setInterval: (tick: () => void) => ticks.push(tick),
    clearInterval: vi.fn(),
  };
  runInNewContext(EARLY_SCRIPT, page);
  return {
    ...page,
    clock,
    places,
    parse: (...parsed: typeof places) => {
      places.push(...parsed);
      onParsed();
    },
    pass(ms: number) {
      stopwatch += ms;
      for (const tick of ticks) tick();
    },
  };
}
const answers = {
  [SESSION]: () => Promise.resolve(Response.json(PLAYER)),
  [USER]: () => Promise.resolve(Response.json({ firstName: "Mette" })),
};

describe("the first script of a player's page", () => {
  it("lets the session clock run from the first answer, on the server's time (R7.11)", async () => {
    const page = run("session_expiry=1", answers);
    await expect.poll(() => page.clock.textContent).toBe("0:42:00");
    page.pass(1_999);
    expect(page.clock.textContent).toBe("0:42:01");
  });

  it("asks everything at once, as the page would (R7.01)", () => {
    const page = run("session_expiry=1", answers);
    expect(page.fetch.mock.calls.map(([address]) => address)).toEqual([SESSION, USER]);
    const headers = { accept: "application/json", "x-requested-with": "XMLHttpRequest" };
    expect(page.fetch).toHaveBeenCalledWith(SESSION, { credentials: "include", headers });
  });

  it("puts the player's data where the page has a place for it, and leaves what nobody has told (R2.33)", async () => {
    const answer = () => Promise.resolve(Response.json({ firstName: "Mette", email: null }));
    const { places } = run("session_expiry=1", { ...answers, [USER]: answer });
    await expect.poll(() => places[0]?.textContent).toBe("Mette");
    expect(places[0]?.removeAttribute).toHaveBeenCalledWith("data-early-field");
    expect(places[1]?.textContent).toBe("…");
    expect(places[1]?.removeAttribute).not.toHaveBeenCalled();
  });

  it("writes a Danish phone number as the page will (R2.33)", async () => {
    const answer = () => Promise.resolve(Response.json({ phoneNumber: "+4520123456" }));
    const { places } = run("session_expiry=1", { ...answers, [USER]: answer });
    await expect.poll(() => places[2]?.textContent).toBe(formatPhone("+4520123456"));
  });

  it("fills a place that is parsed after the answer before it is painted (R2.33)", async () => {
    const page = run("session_expiry=1", answers);
    await expect.poll(() => page.places[0]?.textContent).toBe("Mette");
    const late = { dataset: { earlyField: "firstName" }, textContent: "…", removeAttribute: vi.fn() };
    page.parse(late);
    expect(late.textContent).toBe("Mette");
  });

  it("waits with the session clock for its place (R7.11)", async () => {
    const page = run("session_expiry=1", answers);
    const asked = vi.spyOn(page.document, "querySelector").mockReturnValue(null);
    await expect.poll(() => asked).toHaveBeenCalled();
    expect(page.clearInterval).not.toHaveBeenCalled();
    asked.mockReturnValue(page.clock);
    page.pass(1_000);
    expect(page.clock.textContent).toBe("0:42:01");
  });

  it("asks nothing that was asked before it ran, and reads those answers (R7.11, R2.33)", async () => {
    const keep = (data: object) => {
      const answer = Response.json(data);
      const clone = vi.spyOn(answer, "clone");
      return { clone, at: 5_000, body: JSON.stringify(data), answer: Promise.resolve(answer) };
    };
    const [session, user] = [keep(PLAYER), keep({ firstName: "Mette" })];
    const page = run("session_expiry=1", {}, { [SESSION]: session, [USER]: user });
    await expect.poll(() => page.places[0]?.textContent).toBe("Mette");
    expect(page.clock.textContent).toBe("0:42:00");
    expect(page.fetch).not.toHaveBeenCalled();
    // The bodies beside them are there a few tasks sooner.
    expect(session.clone).not.toHaveBeenCalled();
    expect(user.clone).not.toHaveBeenCalled();
  });

  it("puts nothing there of an answer that is no player", async () => {
    const answer = () => Promise.resolve(Response.json({ firstName: "error" }, { status: 401 }));
    const { places } = run("session_expiry=1", { ...answers, [USER]: answer });
    await new Promise(setImmediate);
    expect(places[0]?.textContent).toBe("…");
  });

  it("asks nobody without the trace of a session", () => {
    expect(run("", answers).fetch).not.toHaveBeenCalled();
  });

  it("leaves the clock alone for who is logged in no more, and where nobody answers", async () => {
    const serverTime = PLAYER.serverTime;
    for (const session of [
      () => Promise.resolve(Response.json({ loggedIn: false, serverTime })),
      () => Promise.reject(new Error("offline")),
    ]) {
      const page = run("session_expiry=1", { [SESSION]: session });
      await new Promise(setImmediate);
      expect(page.clock.textContent).toBe("–:––:––");
    }
  });
});

describe("what was asked early", () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });
  const keep = (at: number | undefined) =>
    vi.stubGlobal(EARLY_NAME, { [USER]: { at, answer: Promise.resolve(new Response("early")) } });
  const asked = vi.fn(() => Promise.resolve(new Response("late")));
  const take = async (method?: string) => {
    vi.stubGlobal("fetch", asked);
    const { response, at } = await timedFetch(USER, method === undefined ? {} : { method });
    return { text: await response.text(), at };
  };

  it("is taken once, with the moment it came", async () => {
    const at = performance.now() - 500;
    keep(at);
    expect(await take()).toEqual({ text: "early", at });
    expect((await take()).text).toBe("late");
  });

  it("is left where it is older than the data may be (R9.02), and for a change", async () => {
    keep(performance.now() - 10_001);
    expect((await take()).text).toBe("late");
    keep(performance.now());
    expect((await take("PUT")).text).toBe("late");
  });
});
