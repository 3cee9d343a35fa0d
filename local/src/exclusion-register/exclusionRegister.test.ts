import { setTimeout as delay } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { personWithId } from "@spilhus/seed/players";
import { ISSUER, testAuthorities, type TestAuthorities } from "../../testing/testAuthorities.ts";
import { ExclusionRegister } from "./exclusionRegister.ts";

describe("the exclusion register", () => {
  let authorities: TestAuthorities;
  beforeAll(async () => {
    authorities = await testAuthorities();
  });
  afterAll(() => authorities[Symbol.asyncDispose]());

  const cprOf = (id: string) => personWithId(id)?.cpr ?? "";
  const check = (cpr: string) => authorities.postJson("/exclusions/check", { cpr });
  async function set(person: string, answer: string): Promise<void> {
    const { status } = await authorities.postForm("/exclusions", { person, answer }, { origin: ISSUER });
    expect(status).toBe(303);
  }

  it("has no one registered at first", async () => {
    const answer = await check(cprOf("spiller"));
    expect([answer.status, await answer.json()]).toEqual([200, { status: "not-registered", until: null }]);
  });

  it.each([
    ["registered-24h", 1],
    ["registered-1m", 30],
    ["registered-3m", 90],
    ["registered-6m", 180],
  ])("says until when a person is registered (%s)", async (answer, days) => {
    const before = Date.now();
    await set("ny-1", answer);
    const { status, until } = (await (await check(cprOf("ny-1"))).json()) as {
      status: string;
      until: string;
    };
    expect(status).toBe("registered");
    const end = Date.parse(until) - days * 86_400_000;
    expect(end).toBeGreaterThanOrEqual(before);
    expect(end).toBeLessThanOrEqual(Date.now());
  });

  it("registers permanent exclusions, and removes them again", async () => {
    await set("ny-2", "registered-permanent");
    expect(await (await check(cprOf("ny-2"))).json()).toEqual({ status: "registered", until: null });
    expect(await (await authorities.get("/exclusions")).text()).toMatch(/<code>ny-2<\/code>[\s\S]*for good/);
    await set("ny-2", "not-registered");
    expect(await (await check(cprOf("ny-2"))).json()).toEqual({ status: "not-registered", until: null });
  });

  it("can answer with an invalid body", async () => {
    await set("ny-3", "malformed");
    expect(await (await check(cprOf("ny-3"))).json()).toEqual({ status: "perhaps", until: 42 });
  });

  it("can leave a request unanswered for as long as a caller waits", async () => {
    await set("ny-4", "timeout");
    const leaving = new AbortController();
    const answer = fetch(`${authorities.origin}/exclusions/check`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ cpr: cprOf("ny-4") }),
      signal: leaving.signal,
    }).then(
      () => "answered",
      () => "left",
    );
    expect(await Promise.race([answer, delay(300, "waiting")])).toBe("waiting");
    leaving.abort();
    expect(await answer).toBe("left");
  });

  it.each([{ cpr: "140388" }, { cpr: "140388-1002" }, {}, []])(
    "refuses to be asked about %j",
    async (body) => {
      expect((await authorities.postJson("/exclusions/check", body)).status).toBe(400);
    },
  );

  it.each([
    { person: "nobody", answer: "timeout" },
    { person: "ny-1", answer: "perhaps" },
    { person: "ny-1", answer: "toString" },
  ])("refuses the form %j", async (form) => {
    expect((await authorities.postForm("/exclusions", form)).status).toBe(400);
  });
});

it("no longer counts an exclusion that has ended", () => {
  const register = new ExclusionRegister();
  const until = new Date("2026-12-01T00:00:00Z");
  register.set("1403881002", { kind: "registered", until });
  expect(register.answerAbout("1403881002", new Date("2026-11-30T23:59:59Z"))).toEqual({
    kind: "registered",
    until,
  });
  expect(register.answerAbout("1403881002", until)).toEqual({ kind: "not-registered" });
});
