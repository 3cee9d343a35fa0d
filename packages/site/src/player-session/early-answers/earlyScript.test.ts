import { runInNewContext } from "node:vm";
import { formatPhone } from "@spilhus/i18n/island";
import { EARLY_ANSWERS, type EarlyAnswer } from "@spilhus/lib";
import { afterEach, describe, expect, it, vi } from "vitest";
import { EARLY_SCRIPT } from "./earlyScript.ts";
import { timedFetch } from "./timedFetch.ts";

const SESSION = "/session-info?brand=nordlys";
const USER = "/user/info";
const PLAYER = {
  loggedIn: true,
  serverTime: "2026-11-22T12:00:00Z",
  loggedInAt: "2026-11-22T11:18:00Z",
};

/** What the gateway answers an address, in JSON; to one that is missing it answers nothing. */
type Answers = Readonly<Record<string, { readonly status?: number; readonly json: object }>>;

/** The requests of a page. */
function requestTo(answers: Answers, asked: string[]) {
  return class {
    onloadend = () => {};
    status = 0;
    responseText = "";
    open(_method: string, address: string) {
      asked.push(address);
      const answer = answers[address];
      if (!answer) return;
      this.status = answer.status ?? 200;
      this.responseText = JSON.stringify(answer.json);
    }
    setRequestHeader() {}
    getAllResponseHeaders() {
      return "content-type: application/json\r\n";
    }
    send() {
      queueMicrotask(() => this.onloadend());
    }
  };
}

/** The script in a page of its own. */
function run(cookie: string, answers: Answers, kept?: Record<string, EarlyAnswer>) {
  const asked: string[] = [];
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
    self: kept ? { [EARLY_ANSWERS]: kept } : {},
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
    XMLHttpRequest: requestTo(answers, asked),
    Response,
    setInterval: (tick: () => void) => ticks.push(tick),
    clearInterval: vi.fn(),
  };
  runInNewContext(EARLY_SCRIPT, page);
  return {
    ...page,
    asked,
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
const answers: Answers = { [SESSION]: { json: PLAYER }, [USER]: { json: { firstName: "Mette" } } };

describe("the first script of a player's page", () => {
  it("lets the session clock run from the first answer, on the server's time (R7.11)", async () => {
    const page = run("session_expiry=1", answers);
    await expect.poll(() => page.clock.textContent).toBe("0:42:00");
    page.pass(1_999);
    expect(page.clock.textContent).toBe("0:42:01");
  });

  it("asks everything at once where nothing has been asked (R7.01)", () => {
    expect(run("session_expiry=1", answers).asked).toEqual([SESSION, USER]);
  });

  it("puts the player's data where the page has a place for it, and leaves what nobody has told (R2.33)", async () => {
    const user = { json: { firstName: "Mette", email: null } };
    const { places } = run("session_expiry=1", { ...answers, [USER]: user });
    await expect.poll(() => places[0]?.textContent).toBe("Mette");
    expect(places[0]?.removeAttribute).toHaveBeenCalledWith("data-early-field");
    expect(places[1]?.textContent).toBe("…");
    expect(places[1]?.removeAttribute).not.toHaveBeenCalled();
  });

  it("writes a Danish phone number as the page will (R2.33)", async () => {
    const user = { json: { phoneNumber: "+4520123456" } };
    const { places } = run("session_expiry=1", { ...answers, [USER]: user });
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
    const keep = (data: object) => ({
      at: 5_000,
      body: JSON.stringify(data),
      answer: Promise.resolve(Response.json(data)),
    });
    const kept = { [SESSION]: keep(PLAYER), [USER]: keep({ firstName: "Mette" }) };
    const page = run("session_expiry=1", {}, kept);
    await expect.poll(() => page.places[0]?.textContent).toBe("Mette");
    expect(page.clock.textContent).toBe("0:42:00");
    expect(page.asked).toEqual([]);
    // The page's own code has them whole.
    expect((await kept[USER]?.answer)?.bodyUsed).toBe(false);
  });

  it("puts nothing there of an answer that is no player", async () => {
    const user = { status: 401, json: { firstName: "error" } };
    const { places } = run("session_expiry=1", { ...answers, [USER]: user });
    await new Promise(setImmediate);
    expect(places[0]?.textContent).toBe("…");
  });

  it("asks nobody without the trace of a session", () => {
    expect(run("", answers).asked).toEqual([]);
  });

  it("leaves the clock alone for who is logged in no more, and where nobody answers", async () => {
    const loggedOut = { [SESSION]: { json: { loggedIn: false, serverTime: PLAYER.serverTime } } };
    for (const session of [loggedOut, {}]) {
      const page = run("session_expiry=1", session);
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
    vi.stubGlobal(EARLY_ANSWERS, { [USER]: { at, answer: Promise.resolve(new Response("early")) } });
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
