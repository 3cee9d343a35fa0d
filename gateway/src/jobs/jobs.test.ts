import type { Log } from "@spilhus/lib";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { leastStatements } from "../../testing/leastStatements.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { beginPeriodicJobsAtOnce } from "../../testing/periodicJobs.ts";
import { testEnvironment, type TestEnvironment } from "../../testing/testEnvironment.ts";
import { enqueueJob } from "./enqueueJob.ts";
import { HopelessJobError, jobQueue, periodicJob, type JobQueue, type JobQueueOptions } from "./jobQueue.ts";
import { JobRunner } from "./jobRunner.ts";
import { jobs } from "./tables.ts";

const statementsOf = leastStatements(3);
let environment: TestEnvironment;
beforeAll(async () => {
  environment = await testEnvironment();
});
afterAll(() => environment[Symbol.asyncDispose]());
const db = () => environment.database.db;
const lines: { readonly message: string; readonly details: unknown }[] = [];
const log: Log = (_level, message, details) => lines.push({ message, details });
beforeEach(async () => {
  lines.splice(0);
  await db().delete(jobs);
});

type Perform = JobQueueOptions<{ name: string }>["perform"];
const letters = (perform: Perform, options: Partial<JobQueueOptions<{ name: string }>> = {}) =>
  jobQueue({
    name: "letters",
    payload: z.object({ name: z.string() }),
    leaseSeconds: 30,
    retry: { firstSeconds: 10, longestSeconds: 40 },
    perform,
    ...options,
  });
/** A gateway's runner that polls only on request. */
const runner = (...queues: JobQueue[]) => new JobRunner({ db: db(), log, queues, pollMs: 2 ** 30 });
const enqueue = (name: string, more: { inSeconds?: number; key?: string } = {}) =>
  enqueueJob(db(), { queue: "letters", payload: { name }, ...more });
const pass = (seconds: number) => moveClock(db(), `${seconds} seconds`);

describe("a job", () => {
  it("is committed with the transaction that needs it, or not at all", async () => {
    const done: string[] = [];
    const one = runner(letters(async ([job]) => void done.push(job?.payload.name ?? "")));
    const failing = db().transaction(async (transaction) => {
      await enqueueJob(transaction, { queue: "letters", payload: { name: "lost" } });
      throw new Error("rolled back");
    });
    await expect(failing).rejects.toThrow("rolled back");
    await enqueue("kept");
    await one.run();
    expect(done).toEqual(["kept"]);
    expect(await db().$count(jobs)).toBe(0);
    await one.stop();
  });

  it("is done once by two concurrent gateways", async () => {
    const done: string[] = [];
    const queue = () => letters(async ([job]) => void done.push(job?.payload.name ?? ""));
    const [one, other] = [runner(queue()), runner(queue())];
    const names = Array.from({ length: 60 }, (_, index) => `letter ${index}`);
    for (const name of names) await enqueue(name);
    await Promise.all([one.run(), other.run()]);
    expect(done.toSorted()).toEqual(names.toSorted());
    await Promise.all([one.stop(), other.stop()]);
  });

  it("waits until it is due", async () => {
    let done = 0;
    const one = runner(letters(async () => void (done += 1)));
    await enqueue("later", { inSeconds: 100 });
    await one.run();
    expect(done).toBe(0);
    await pass(101);
    await one.run();
    expect(done).toBe(1);
    await one.stop();
  });

  it("that fails is retried under the same id, after waits that double up to the longest", async () => {
    const ids: string[] = [];
    const one = runner(
      letters(async ([job]) => {
        ids.push(`${job?.id} ${job?.attempts}`);
        throw new Error("nobody is there");
      }),
    );
    const id = await enqueue("stubborn");
    const attempts: number[] = [];
    await one.run();
    // Each wait is up to a tenth longer than 10, 20, 40 and 40 s.
    for (const [before, after] of [
      [9, 3],
      [19, 4],
      [39, 6],
      [39, 6],
    ] as const) {
      await pass(before);
      await one.run();
      attempts.push(ids.length);
      await pass(after);
      await one.run();
    }
    expect(attempts).toEqual([1, 2, 3, 4]);
    expect(ids).toEqual([1, 2, 3, 4, 5].map((attempt) => `${id} ${attempt}`));
    await one.stop();
  });

  it.each([
    ["cannot succeed", new HopelessJobError("no such address"), {}],
    ["has failed for too long", new Error("nobody is there"), { giveUpAfterSeconds: 5 }],
  ])("that %s is given up, logged and kept", async (_, error, options) => {
    let done = 0;
    const one = runner(
      letters(async () => {
        done += 1;
        throw error;
      }, options),
    );
    const id = await enqueue("dead");
    await pass(6);
    await one.run();
    await pass(1_000);
    await one.run();
    expect(done).toBe(1);
    const [row] = await db().select().from(jobs).where(eq(jobs.id, id));
    expect(row).toMatchObject({ failedAt: expect.any(Date), lastError: `${error.name}: ${error.message}` });
    expect(lines.filter(({ message }) => message === "a job was given up")).toHaveLength(1);
    await one.stop();
  });

  it("with an invalid payload does not stop others", async () => {
    const done: string[] = [];
    const one = runner(letters(async ([job]) => void done.push(job?.payload.name ?? "")));
    await enqueueJob(db(), { queue: "letters", payload: { nonsense: 1 } });
    await enqueue("good");
    await one.run();
    expect(done).toEqual(["good"]);
    expect(await db().$count(jobs)).toBe(1);
    await one.stop();
  });

  it("of a gateway that was killed is done by another when its lease ends", async () => {
    const stuck = runner(letters(() => new Promise<never>(() => undefined)));
    await enqueue("orphan");
    void stuck.run();
    await expect.poll(async () => (await db().select().from(jobs))[0]?.lease).not.toBeNull();
    const done: string[] = [];
    const other = runner(letters(async ([job]) => void done.push(job?.payload.name ?? "")));
    await other.run();
    expect(done).toEqual([]);
    await pass(31);
    await other.run();
    expect(done).toEqual(["orphan"]);
    await other.stop();
  });

  it("that is enqueued again while it runs is done again", async () => {
    const done: string[] = [];
    const one = runner(
      letters(async ([job]) => {
        done.push(job?.payload.name ?? "");
        if (done.length === 1) await enqueue("second", { key: "mette" });
      }),
    );
    await enqueue("first", { key: "mette" });
    await one.run();
    await one.run();
    expect(done).toEqual(["first", "second"]);
    expect(await db().$count(jobs)).toBe(0);
    await one.stop();
  });

  it("is done together with the others of its group", async () => {
    const groups: string[][] = [];
    const one = runner(
      letters(async (all) => void groups.push(all.map(({ payload }) => payload.name).toSorted()), {
        groupOf: ({ name }) => name.slice(0, 1),
      }),
    );
    for (const name of ["a1", "b1", "a2"]) await enqueue(name);
    await one.run();
    expect(groups.toSorted()).toEqual([["a1", "a2"], ["b1"]]);
    await one.stop();
  });

  it("is asked for with one statement, however many queues there are", async () => {
    const queues = ["letters", "cards", "parcels"].map((name) => letters(() => Promise.resolve(), { name }));
    const idle = runner(...queues);
    expect((await statementsOf(() => idle.run())).all).toBe(1);
    await idle.stop();
  });

  it("that takes long holds up neither other queues nor what comes after it in its own", async () => {
    const slow = Promise.withResolvers<void>();
    const done: string[] = [];
    const perform =
      (queue: string): Perform =>
      async ([job]) => {
        const { name = "" } = job?.payload ?? {};
        if (name === "slow") await slow.promise;
        done.push(`${queue} ${name}`);
      };
    const one = runner(letters(perform("letters")), letters(perform("parcels"), { name: "parcels" }));
    await enqueue("slow");
    const all = one.run();
    await expect.poll(async () => (await db().select().from(jobs))[0]?.lease).not.toBeNull();
    await enqueue("next");
    await enqueueJob(db(), { queue: "parcels", payload: { name: "first" } });
    one.wake();
    await expect.poll(() => done.toSorted()).toEqual(["letters next", "parcels first"]);
    slow.resolve();
    await all;
    expect(done).toContain("letters slow");
    expect(await db().$count(jobs)).toBe(0);
    await one.stop();
  });

  it("is one of at most twenty of its queue at once, and the places that become free are taken", async () => {
    const waiting: (() => void)[] = [];
    let begun = 0;
    let isOpen = false;
    const one = runner(
      letters(async () => {
        begun += 1;
        if (!isOpen) await new Promise<void>((resolve) => waiting.push(resolve));
      }),
    );
    for (let letter = 0; letter < 30; letter += 1) await enqueue(`letter ${letter}`);
    const all = one.run();
    await expect.poll(() => waiting.length).toBe(20);
    for (const finish of waiting.splice(0, 5)) finish();
    await expect.poll(() => begun).toBe(25);
    expect(waiting).toHaveLength(20);
    isOpen = true;
    for (const finish of waiting) finish();
    await all;
    expect(await db().$count(jobs)).toBe(0);
    await one.stop();
  });

  it("in progress is finished before the runner stops, and no other is begun", async () => {
    let finish: (() => void) | undefined;
    const one = runner(letters(() => new Promise<void>((resolve) => (finish = resolve))));
    await enqueue("long");
    void one.run();
    await expect.poll(() => finish).toBeDefined();
    await enqueue("next");
    const stopped = one.stop();
    finish?.();
    await stopped;
    const left = await db().select({ payload: jobs.payload }).from(jobs);
    expect(left).toEqual([{ payload: { name: "next" } }]);
  });
});

describe("a periodic job", () => {
  it("is done once each period by any number of gateways, and continues after a failure", async () => {
    await beginPeriodicJobsAtOnce(db());
    let done = 0;
    const queue = () =>
      periodicJob("tidy", { everySeconds: 100 }, async () => {
        done += 1;
        if (done === 2) throw new Error("not now");
      });
    const [one, other] = [runner(queue()), runner(queue())];
    const both = () => Promise.all([one.run(), other.run()]);
    // One after the other: a gateway that starts takes over what is in progress, as if its gateway had been killed.
    await one.start();
    await one.run();
    await other.start();
    await both();
    expect(done).toBe(1);
    await pass(99);
    await both();
    expect(done).toBe(1);
    await pass(2);
    await both();
    expect(done).toBe(2);
    await pass(3);
    await both();
    expect(done).toBe(3);
    await Promise.all([one.stop(), other.stop()]);
  });
});
