import { runInNewContext } from "node:vm";
import { describe, expect, it } from "vitest";
import { ASK_EARLY, EARLY_ANSWERS, type EarlyAnswer } from "./askEarly.ts";

const SIGNED_IN = "locale=da; session_expiry=2026-11-21T12:00:00.000Z";
const ADDRESSES = ["/session-info?brand=nordlys", "/user/info"];

/** A page in which the addresses are asked, all answered with one status; with 0, by nobody. */
function page({ cookie = SIGNED_IN, status = 200 } = {}) {
  const asked: unknown[] = [];
  class Request {
    readonly status = status;
    readonly responseText = status === 204 ? "" : `{"from":"gateway"}`;
    readonly headers: Record<string, string> = {};
    timeout = 0;
    onloadend = () => {};
    #line: readonly string[] = [];
    open(...line: readonly string[]) {
      this.#line = line;
    }
    setRequestHeader(name: string, value: string) {
      this.headers[name] = value;
    }
    getAllResponseHeaders() {
      return "content-type: application/json\r\nx-request-id: a1: b2\r\n";
    }
    send() {
      asked.push([...this.#line, this.headers, this.timeout]);
      queueMicrotask(() => this.onloadend());
    }
  }
  const self: Partial<Record<typeof EARLY_ANSWERS, Record<string, EarlyAnswer>>> = {};
  const scope = {
    self,
    document: { cookie },
    performance: { now: () => 42 },
    XMLHttpRequest: Request,
    Response,
  };
  const ask = () => void runInNewContext(`(${ASK_EARLY})(${JSON.stringify(ADDRESSES)})`, scope);
  ask();
  return { asked, ask, kept: (address: string) => self[EARLY_ANSWERS]?.[address] };
}

describe("what is asked early", () => {
  it("is asked at once, as the page would ask it (R7.01)", () => {
    const headers = { accept: "application/json", "x-requested-with": "XMLHttpRequest" };
    expect(page().asked).toEqual(ADDRESSES.map((address) => ["GET", address, headers, 10_000]));
  });

  it("is kept with its text and the moment it came", async () => {
    const user = page().kept("/user/info");
    const answer = await user?.answer;
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get("x-request-id")).toBe("a1: b2");
    expect(await answer?.json()).toEqual({ from: "gateway" });
    expect(user).toMatchObject({ at: 42, body: `{"from":"gateway"}` });
  });

  it.each([204, 401, 503])("keeps an answer of status %d as it came", async (status) => {
    expect((await page({ status }).kept("/user/info")?.answer)?.status).toBe(status);
  });

  it("fails like the network where nobody answers", async () => {
    const user = page({ status: 0 }).kept("/user/info");
    await expect(user?.answer).rejects.toThrow("No answer");
    expect(user?.at).toBeUndefined();
  });

  it("is asked once, whoever comes first", () => {
    const { asked, ask } = page();
    ask();
    expect(asked).toHaveLength(2);
  });

  it("is nothing without the trace of a session (R3.07)", () => {
    const { asked, kept } = page({ cookie: "locale=da; not_session_expiry=2026-11-21" });
    expect(asked).toEqual([]);
    expect(kept("/user/info")).toBeUndefined();
  });
});
