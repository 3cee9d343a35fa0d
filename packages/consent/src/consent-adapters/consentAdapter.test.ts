import { encodeConsent, type ConsentChoice } from "@spilhus/contracts";
import { describe, expect, it, vi } from "vitest";
import type { ConsentAdapter } from "./consentAdapter.ts";
import { cookiebotConsent, type CookiebotApi } from "./cookiebotConsent.ts";
import { localConsent } from "./localConsent.ts";

interface Driver {
  readonly adapter: ConsentAdapter;
  /** What a visitor does in the service's own dialog. */
  answer(choice: ConsentChoice): Promise<void>;
  /** How often the visitor was asked. */
  asked(): number;
}

function localDriver(): Driver {
  const page = { cookie: "" };
  let asked = 0;
  const adapter = localConsent({
    page,
    fetch: async (_, init) => {
      // The edge answers with Set-Cookie, which the browser keeps.
      page.cookie = `consent=${encodeConsent(JSON.parse(String(init?.body)))}`;
      return new Response(null, { status: 204 });
    },
  });
  adapter.onAsk(() => (asked += 1));
  return { adapter, answer: (choice) => adapter.answer(choice), asked: () => asked };
}

function cookiebotDriver(): Driver {
  const host: EventTarget & { Cookiebot?: CookiebotApi } = new EventTarget();
  let asked = 0;
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
        renew: () => (asked += 1),
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
    asked: () => asked,
  };
}

const NOTHING = { preferences: false, statistics: false, marketing: false };

describe.each([
  ["the platform's own", localDriver],
  ["Cookiebot", cookiebotDriver],
])("consent through %s service", (_, open) => {
  it("allows only what is necessary until the visitor has answered", async () => {
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

  it("tells a partial yes from a no", async () => {
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

  it("reports every change until nobody listens, a withdrawal too", async () => {
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

  it("asks again whenever the visitor wants to change the answer", async () => {
    const { adapter, asked } = open();
    await adapter.start();
    adapter.renew();
    expect(asked()).toBe(1);
  });
});

describe("a page that asks before the consent service is there (R2.17)", () => {
  it("is heard when Cookiebot has loaded", async () => {
    const { adapter, asked } = cookiebotDriver();
    adapter.renew();
    expect(asked()).toBe(0);
    await adapter.start();
    expect(asked()).toBe(1);
  });

  it("is heard once when the platform's own dialog is there", () => {
    const adapter = localConsent({ page: { cookie: "" }, fetch: vi.fn() });
    const ask = vi.fn();
    adapter.renew();
    adapter.onAsk(ask)();
    adapter.onAsk(vi.fn());
    expect(ask).toHaveBeenCalledTimes(1);
  });
});

describe("the platform's own service", () => {
  it("keeps the old state when the answer could not be kept, and says so", async () => {
    const adapter = localConsent({
      page: { cookie: "" },
      fetch: async () => new Response(null, { status: 502 }),
    });
    const listener = vi.fn();
    adapter.subscribe(listener);
    await expect(adapter.answer({ ...NOTHING, marketing: true })).rejects.toThrow(/not kept: 502/);
    expect(adapter.state().hasResponse).toBe(false);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe("Cookiebot that never reports", () => {
  it("leaves everything optional off", async () => {
    const adapter = cookiebotConsent({ host: new EventTarget(), load: async () => {}, timeoutMs: 1 });
    await adapter.start();
    expect(adapter.state()).toMatchObject({ ...NOTHING, hasResponse: false });
  });
});
