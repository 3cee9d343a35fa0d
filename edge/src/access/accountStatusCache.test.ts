import type { AccountStatusAnswer } from "@spilhus/contracts";
import { manualClock, type Log } from "@spilhus/lib";
import { describe, expect, it } from "vitest";
import { EdgeError } from "../errors/edgeError.ts";
import { player } from "../../testing/accountStatusDouble.ts";
import { AccountStatusCache } from "./accountStatusCache.ts";

const GUEST: AccountStatusAnswer = { loggedIn: false };

/** A gateway whose answers are given by hand, in whatever order. */
function openQuestions() {
  const clock = manualClock("2026-11-21T12:00:00Z");
  const logged: string[] = [];
  const log: Log = (level) => logged.push(level);
  const questions: PromiseWithResolvers<AccountStatusAnswer>[] = [];
  const accountStatuses = new AccountStatusCache(
    () => {
      const question = Promise.withResolvers<AccountStatusAnswer>();
      questions.push(question);
      return question.promise;
    },
    clock,
    log,
  );
  const settle = async (index: number, what: AccountStatusAnswer | Error, asked?: unknown) => {
    if (what instanceof Error) questions[index]?.reject(what);
    else questions[index]?.resolve(what);
    await asked;
  };
  return { clock, accountStatuses, questions, settle, logged };
}

describe("the account status of a session", () => {
  it("is requested once for all concurrent callers, and then kept", async () => {
    const { accountStatuses, questions, settle } = openQuestions();
    const all = Array.from({ length: 50 }, () => accountStatuses.of("fjord", "s"));
    await settle(0, player(), all[0]);
    expect(await Promise.all(all)).toEqual(all.map(() => player()));
    expect(accountStatuses.of("fjord", "s")).toEqual(player());
    expect(questions).toHaveLength(1);
  });

  it("belongs to one brand and one cookie", () => {
    const { accountStatuses, questions } = openQuestions();
    void accountStatuses.of("fjord", "s");
    void accountStatuses.of("eng", "s");
    void accountStatuses.of("fjord", "t");
    expect(questions).toHaveLength(3);
  });

  it("is at most a second old, counted from the request", async () => {
    const { clock, accountStatuses, questions, settle } = openQuestions();
    const first = accountStatuses.of("fjord", "s");
    clock.advance(600);
    await settle(0, player(), first);
    clock.advance(399);
    expect(accountStatuses.of("fjord", "s")).toEqual(player());
    clock.advance(1);
    const second = accountStatuses.of("fjord", "s");
    expect(second).toBeInstanceOf(Promise);
    await settle(1, GUEST, second);
    expect(accountStatuses.of("fjord", "s")).toEqual(GUEST);
    expect(questions).toHaveLength(2);
  });

  it("is requested again when an open request is a second old", async () => {
    const { clock, accountStatuses, questions, settle } = openQuestions();
    const early = accountStatuses.of("fjord", "s");
    clock.advance(1_000);
    const late = accountStatuses.of("fjord", "s");
    expect(questions).toHaveLength(2);
    await settle(1, GUEST, late);
    await settle(0, player(), early);
    expect([await early, await late]).toEqual([player(), GUEST]);
    expect(accountStatuses.of("fjord", "s")).toEqual(GUEST);
  });

  it("is requested again by a caller who needs it fresh, and then shared", async () => {
    const { accountStatuses, questions, settle } = openQuestions();
    const first = accountStatuses.of("fjord", "s");
    await settle(0, player(), first);
    const fresh = accountStatuses.of("fjord", "s", true);
    await settle(1, GUEST, fresh);
    expect(await fresh).toEqual(GUEST);
    expect(accountStatuses.of("fjord", "s")).toEqual(GUEST);
    expect(questions).toHaveLength(2);
  });

  it("does not become fresh again when the clock is set back", async () => {
    const { clock, accountStatuses, questions, settle } = openQuestions();
    const first = accountStatuses.of("fjord", "s");
    await settle(0, player(), first);
    clock.advance(-60_000);
    void accountStatuses.of("fjord", "s");
    expect(questions).toHaveLength(2);
  });

  it("has a bound", async () => {
    const clock = manualClock("2026-11-21T12:00:00Z");
    const accountStatuses = new AccountStatusCache(
      async () => GUEST,
      clock,
      () => {},
    );
    for (let index = 0; index < 20_500; index += 1) await accountStatuses.of("fjord", String(index));
    expect(accountStatuses.stats()).toMatchObject({ sessions: 20_000, maxSessions: 20_000, calls: 20_500 });
  });
});

describe("a gateway that does not answer", () => {
  const unreachable = new EdgeError("upstream-failed", "refused");

  it("makes every status unknown for a second, and is then called again", async () => {
    const { clock, accountStatuses, questions, settle, logged } = openQuestions();
    const first = accountStatuses.of("fjord", "s");
    await settle(0, unreachable, first);
    expect(await first).toBe("unknown");
    expect(accountStatuses.of("fjord", "s")).toBe("unknown");
    expect(accountStatuses.of("eng", "t")).toBe("unknown");
    expect(questions).toHaveLength(1);
    expect(logged).toEqual(["error"]);
    clock.advance(1_000);
    const again = accountStatuses.of("fjord", "s");
    await settle(1, player(), again);
    expect(await again).toEqual(player());
  });

  it("does not affect a known status", async () => {
    const { accountStatuses, settle } = openQuestions();
    const known = accountStatuses.of("fjord", "s");
    await settle(0, player(), known);
    const other = accountStatuses.of("fjord", "t");
    await settle(1, unreachable, other);
    expect(accountStatuses.of("fjord", "s")).toEqual(player());
  });

  it("about one session does not make other sessions unknown", async () => {
    const { accountStatuses, questions, settle } = openQuestions();
    const bad = accountStatuses.of("fjord", "bad");
    await settle(0, new Error("The gateway answered 400."), bad);
    expect(await bad).toBe("unknown");
    expect(accountStatuses.of("fjord", "bad")).toBe("unknown");
    void accountStatuses.of("fjord", "good");
    expect(questions).toHaveLength(2);
  });
});
