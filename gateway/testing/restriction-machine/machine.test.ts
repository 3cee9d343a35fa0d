import { randomBytes } from "node:crypto";
import { readFile } from "node:fs/promises";
import { freePort } from "@spilhus/chat-server/testing";
import { decidePage, type mayCall } from "@spilhus/restrictions";
import { EXPECTED_CALLS, SAMPLE_PAGES } from "@spilhus/restrictions/testing";
import * as fc from "fast-check";
import { afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { MOUNTED_CALLS } from "../../src/app/mountedCalls.ts";
import { accountStatusOf } from "../../src/holds/checkResult.ts";
import type { MitIdStack } from "../mitIdStack.ts";
import { scriptedPayouts } from "../scriptedPayouts.ts";
import { TEST_BRANDS } from "../testBrands.ts";
import { HOLDS_OF } from "../testPlayers.ts";
import type { Command } from "./command.ts";
import { block, coolOff, deleteAccount, selfExclude } from "./commands/excluding.ts";
import { readLimits, setLimits } from "./commands/limiting.ts";
import { makeCalls, visit } from "./commands/looking.ts";
import { askRegisterAgain, registerSays, timePasses, type RegisterNews } from "./commands/outside.ts";
import { logInByMitId, logInByPassword, logOut, usePasskey, verifyIdentity } from "./commands/signingIn.ts";
import { checkEnd } from "./ending.ts";
import { begin, type Beginning } from "./world.ts";

const SECONDS = Number(process.env["MACHINE_SECONDS"] ?? 12);
const SEED = Number(process.env["MACHINE_SEED"] ?? Math.floor(Math.random() * 2 ** 31));

const CALLS = MOUNTED_CALLS.map(({ contract }) => contract);
const isMounted = (path: string) => CALLS.some((contract) => contract.path === path);
/** Commands of their own; the way to MitID and back is no call of a page. */
const SPECIAL = ["/auth/logout", "/mitid/start", "/mitid/callback"];
const PROBED = CALLS.filter(
  ({ audience, path }) => audience !== "guest" && !SPECIAL.some((end) => path.endsWith(end)),
);
const hasPasswords = isMounted("/gateway/user-auth/api/v1/public/auth/password");

/** Mostly the first one, where somebody is logged in from the beginning. */
const browser = fc.constantFrom(0, 0, 0, 1, 2);
const some = <Item>(items: readonly Item[], most: number) =>
  fc.array(fc.constantFrom(...items), { minLength: 1, maxLength: most, size: "max" });
const amounts = fc
  .tuple(fc.constantFrom(100, 250, 500, 1_000), fc.constantFrom(1, 2), fc.constantFrom(1, 3))
  .map(([kroner, week, month]) => {
    const dayOre = kroner * 100;
    return { dayOre, weekOre: dayOre * week, monthOre: dayOre * week * month };
  });
const news: fc.Arbitrary<RegisterNews> = fc.oneof(
  { weight: 4, arbitrary: fc.constant("no" as const) },
  { weight: 3, arbitrary: fc.constantFrom(24, 24 * 31).map((forHours) => ({ forHours })) },
  { weight: 1, arbitrary: fc.constant({ forHours: null }) },
  { weight: 3, arbitrary: fc.constantFrom("error" as const, "malformed" as const, "no-json" as const) },
  // Rare enough: costs the two seconds for which the register is waited for.
  { weight: 1, arbitrary: fc.constant("silent" as const) },
);
const minutes = fc.constantFrom(1, 6, 11, 40, 7 * 60, 13 * 60, 23 * 60, 25 * 60, 29 * 1_440, 31 * 1_440);

/** What is done often stands there more than once. */
const COMMANDS: fc.Arbitrary<Command>[] = [
  browser.map(logInByMitId),
  browser.map(usePasskey),
  browser.map(usePasskey),
  ...(hasPasswords ? [browser.map(logInByPassword)] : []),
  browser.map(logOut),
  browser.map(verifyIdentity),
  fc.tuple(browser, amounts).map(([index, asked]) => setLimits(index, asked)),
  fc.tuple(browser, amounts).map(([index, asked]) => setLimits(index, asked)),
  browser.map(readLimits),
  browser.map(coolOff),
  fc.tuple(browser, fc.constantFrom(29, 30, 60)).map(([index, days]) => block(index, days)),
  browser.map(selfExclude),
  browser.map(deleteAccount),
  news.map(registerSays),
  fc.constant(askRegisterAgain),
  minutes.map(timePasses),
  minutes.map(timePasses),
  ...Array.from({ length: 4 }, () =>
    fc.tuple(browser, some(SAMPLE_PAGES, 10)).map(([index, paths]) => visit(index, paths)),
  ),
  ...Array.from({ length: 4 }, () =>
    fc.tuple(browser, some(PROBED, 8)).map(([index, calls]) => makeCalls(index, calls)),
  ),
];

const beginning: fc.Arbitrary<Beginning> = fc.record({
  restriction: fc.option(fc.constantFrom(...Object.keys(HOLDS_OF), "frozen-by-court"), {
    nil: undefined,
    freq: 2,
  }),
  isEidVerified: fc.constantFrom(true, true, false),
  hasPassword: hasPasswords ? fc.boolean() : fc.constant(false),
});

/** A gateway whose modules are loaded anew, so that a test can put a bug into one of them. */
async function startStack(): Promise<MitIdStack> {
  const { mitIdStack } = await import("../mitIdStack.ts");
  // The worker that asks the register again by itself stands still: it is a command when that happens.
  vi.useFakeTimers({ toFake: ["setInterval"] });
  try {
    // Payouts have a provider, without which their calls could only answer that nobody pays out.
    const { provider } = scriptedPayouts();
    const methods = Object.fromEntries(TEST_BRANDS.map(({ id }) => [id, { bank: provider.id }]));
    // So has the chat: a password for it is made here, and no call of a player waits for the chat server.
    const chat = { control: `http://127.0.0.1:${await freePort()}`, secret: randomBytes(16).toString("hex") };
    return await mitIdStack({ PAYMENT_METHODS: JSON.stringify(methods), CHAT: JSON.stringify(chat) }, [
      provider,
    ]);
  } finally {
    vi.useRealTimers();
  }
}

interface Search {
  readonly seconds: number;
  readonly judge?: typeof decidePage;
  readonly seed?: number;
  /** Who begins; anybody otherwise. */
  readonly starts?: fc.Arbitrary<Beginning>;
}

/** Lets random players do random things until the time is over, or one of them gets where they must not. */
async function search({ seconds, judge: door = decidePage, seed = SEED, starts = beginning }: Search) {
  await using stack = await startStack();
  const counted = { runs: 0 };
  const property = fc.asyncProperty(
    starts,
    fc.commands(COMMANDS, { maxCommands: 40, size: "max" }),
    async (start, commands) => {
      const { model, real } = await begin(stack, door, start);
      counted.runs += 1;
      try {
        await fc.asyncModelRun(() => ({ model, real }), commands);
        await checkEnd(model, real);
      } finally {
        await real.end();
      }
    },
  );
  const details = await fc.check(property, {
    seed,
    numRuns: 1_000_000,
    interruptAfterTimeLimit: seconds * 1_000,
    markInterruptAsFailure: false,
    // A sequence is short to read as it is; making it shorter would take as long again for each step.
    endOnFailure: true,
  });
  const { failed, errorInstance } = details;
  const why = errorInstance instanceof Error ? errorInstance.message : String(errorInstance);
  const report = failed ? `MACHINE_SEED=${seed}\n${why}\n${fc.defaultReportMessage(details)}` : "";
  return { report, runs: counted.runs };
}

beforeAll(() => {
  process.stdout.write(`MACHINE_SEED=${SEED}\n`);
});
afterEach(() => {
  vi.doUnmock("@spilhus/restrictions");
  vi.doUnmock("../../src/holds/checkResult.ts");
  vi.resetModules();
});

describe("the oracle", () => {
  it("has a row for every call that is mounted", () => {
    const missing = CALLS.filter(({ audience }) => audience !== "guest")
      .map(({ id }) => id)
      .filter((id) => !Object.hasOwn(EXPECTED_CALLS, id));
    expect(missing).toEqual([]);
  });

  it("and the model import none of the tables that decide", async () => {
    const text = await readFile(new URL("model.ts", import.meta.url), "utf8");
    expect(text).not.toMatch(/from "@spilhus(?!\/restrictions\/testing")|from "\.\.|import\(/);
  });
});

it(
  "no sequence of logins, changes, answers of the register and time lets a player reach what the table closes, or ends a promise early (R4.01, R4.02, R6.05)",
  { timeout: SECONDS * 1_000 + 60_000 },
  async () => {
    const { report, runs } = await search({ seconds: SECONDS });
    expect(report).toBe("");
    process.stdout.write(`${runs} players\n`);
    expect(runs).toBeGreaterThan(0);
  },
);

describe("a planted bug is found:", { timeout: 90_000 }, () => {
  /** Players as any others, under the restriction that has the bug; the same ones at each run. */
  const under = (restriction: string | undefined) => ({
    seconds: 45,
    seed: 17,
    starts: fc.constant({ restriction, isEidVerified: true, hasPassword: false }),
  });

  it("one cell of the table of calls opened", async () => {
    vi.resetModules();
    vi.doMock(import("@spilhus/restrictions"), async (original) => {
      const sound = await original();
      const open: typeof mayCall = (id, status) =>
        id.endsWith("-deposit-limits") && status.checkResult?.type === "block"
          ? { allowed: true }
          : sound.mayCall(id, status);
      return { ...sound, mayCall: open };
    });
    const { report } = await search(under("block"));
    expect(report).toMatch(/deposit-limits .*under block: 200 ok|deposit-limits under block/);
  });

  it("one page opened", async () => {
    const open: typeof decidePage = (asked, asker) =>
      asked.path === "/playgame" &&
      asker !== "unknown" &&
      asker.loggedIn &&
      asker.checkResult?.type === "cooldown"
        ? { action: "serve", loggedIn: true }
        : decidePage(asked, asker);
    const { report } = await search({ ...under("cooldown"), judge: open });
    expect(report).toContain("/playgame shows a player under cooldown /playgame");
  });

  it("an end compared with the clock of the process instead of the database's", async () => {
    vi.resetModules();
    vi.doMock(import("../../src/holds/checkResult.ts"), async (original) => {
      const sound = await original();
      const wrong: typeof accountStatusOf = ({ holds, ...rest }) =>
        sound.accountStatusOf({
          ...rest,
          holds: holds.map((hold) => ({
            ...hold,
            isOver: hold.endsAt !== null && Date.parse(hold.endsAt) <= Date.now(),
          })),
        });
      return { ...sound, accountStatusOf: wrong };
    });
    const { report } = await search(under(undefined));
    expect(report).toMatch(/under|is told/);
  });
});
