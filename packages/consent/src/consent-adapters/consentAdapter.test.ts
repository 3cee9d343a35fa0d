import { encodeConsent, type ConsentChoice } from "@spilhus/contracts";
import { describe, expect, it, vi } from "vitest";
import type { ConsentAdapter } from "./consentAdapter.ts";
import { cookiebotConsent, type CookiebotApi } from "./cookiebotConsent.ts";
import { localConsent } from "./localConsent.ts";

interface Driver {
  readonly adapter: ConsentAdapter;
  /** Answers in the service's own dialog. */
  answer(choice: ConsentChoice): Promise<void>;
  /** How often the service opened its dialog. */
  openings(): number;
}

function localDriver(): Driver {
  const page = { cookie: "" };
  let openings = 0;
  const adapter = localConsent({
    page,
    fetch: async (_, init) => {
      // The edge answers with Set-Cookie.
      page.cookie = `consent=${encodeConsent(JSON.parse(String(init?.body)))}`;
      return new Response(null, { status: 204 });
    },
  });
  adapter.onRenew(() => (openings += 1));
  return { adapter, answer: (choice) => adapter.answer(choice), openings: () => openings };
}

function cookiebotDriver(): Driver {
  const host: EventTarget & { Cookiebot?: CookiebotApi } = new EventTarget();
  let openings = 0;
  let choice: ConsentChoice | undefined;
  const adapter = cookiebotConsent({
    host,
    timeoutMs: 20,
    load: async () => {
      host.Cookiebot = {
        get consent() {
          return choice ?? { preferences: false, statistics: false, marketing: false };
        },
        get consented() {
          return choice !== undefined && Object.values(choice).some(Boolean);
        },
        get declined() {
          return choice !== undefined && !Object.values(choice).some(Boolean);
        },
        get hasResponse() {
          return choice !== undefined;
        },
        renew: () => (openings += 1),
      };
    },
  });
  return {
    adapter,
    async answer(next) {
      choice = next;
      host.dispatchEvent(
        new Event(Object.values(next).some(Boolean) ? "CookiebotOnAccept" : "CookiebotOnDecline"),
      );
    },
    openings: () => openings,
  };
}

const NOTHING = { preferences: false, statistics: false, marketing: false };

describe.each([
  ["the platform's own", localDriver],
  ["Cookiebot", cookiebotDriver],
])("consent through %s service", (_, open) => {
  it("allows only necessary cookies until the visitor has answered", async () => {
    const { adapter } = open();
    await adapter.start();
    expect(adapter.state()).toEqual({
      necessary: true,
      ...NOTHING,
      consented: false,
      declined: false,
      hasResponse: false,
    });
  });

  it("distinguishes a partial yes from a no", async () => {
    const { adapter, answer } = open();
    await adapter.start();
    await answer({ ...NOTHING, statistics: true });
    expect(adapter.state()).toMatchObject({
      statistics: true,
      marketing: false,
      consented: true,
      declined: false,
      hasResponse: true,
    });
    await answer(NOTHING);
    expect(adapter.state()).toMatchObject({
      ...NOTHING,
      consented: false,
      declined: true,
      hasResponse: true,
    });
  });

  it("reports every change, including a withdrawal, until the listener unsubscribes", async () => {
    const { adapter, answer } = open();
    await adapter.start();
    const listener = vi.fn();
    const stop = adapter.subscribe(listener);
    await answer({ preferences: true, statistics: true, marketing: true });
    await answer(NOTHING);
    expect(listener.mock.calls.map(([state]) => state.marketing)).toEqual([true, false]);
    stop();
    await answer({ ...NOTHING, marketing: true });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it("opens the dialog again when the visitor wants to change the answer", async () => {
    const { adapter, openings } = open();
    await adapter.start();
    adapter.renew();
    expect(openings()).toBe(1);
  });
});

describe("a dialog requested before the consent service is ready (R2.17)", () => {
  it("opens when Cookiebot has loaded", async () => {
    const { adapter, openings } = cookiebotDriver();
    adapter.renew();
    expect(openings()).toBe(0);
    await adapter.start();
    expect(openings()).toBe(1);
  });

  it("opens once when the platform's own dialog has registered", () => {
    const adapter = localConsent({ page: { cookie: "" }, fetch: vi.fn() });
    const open = vi.fn();
    adapter.renew();
    adapter.onRenew(open)();
    adapter.onRenew(vi.fn());
    expect(open).toHaveBeenCalledTimes(1);
  });
});

describe("the platform's own service", () => {
  it("keeps the old state and rejects when the answer could not be saved", async () => {
    const adapter = localConsent({
      page: { cookie: "" },
      fetch: async () => new Response(null, { status: 502 }),
    });
    const listener = vi.fn();
    adapter.subscribe(listener);
    await expect(adapter.answer({ ...NOTHING, marketing: true })).rejects.toThrow(/not saved: 502/);
    expect(adapter.state().hasResponse).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("Cookiebot without a response", () => {
  it("allows no optional cookies", async () => {
    const adapter = cookiebotConsent({ host: new EventTarget(), load: async () => {}, timeoutMs: 1 });
    await adapter.start();
    expect(adapter.state()).toMatchObject({ ...NOTHING, hasResponse: false });
  });
});
