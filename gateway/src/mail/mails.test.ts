import type { Log } from "@spilhus/lib";
import { SET_EMAIL } from "@spilhus/contracts/player-account";
import { and, eq, isNull } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { messengerServer, type MessengerServer } from "../../testing/messengerServer.ts";
import { moveClock } from "../../testing/movableClock.ts";
import { codeOf, signedInPlayer } from "../../testing/signedInPlayer.ts";
import { TEST_BRANDS } from "../../testing/testBrands.ts";
import { SECRETS } from "../../testing/testEnvironment.ts";
import { testGateway, type TestGateway } from "../../testing/testGateway.ts";
import { httpDelivery } from "./httpDelivery.ts";
import type { Mail } from "./mail.ts";
import { mailKeys } from "./mailKeys.ts";
import { mailOutbox } from "./putMail.ts";
import { JobRunner } from "../jobs/jobRunner.ts";
import { jobs } from "../jobs/tables.ts";
import { MAIL_QUEUE, MailJobSchema, mailJobs } from "./mailJobs.ts";

let gateway: TestGateway;
let messenger: MessengerServer;
/** Everything that was logged, as text. */
let logged: string[];
beforeAll(async () => {
  messenger = await messengerServer();
  gateway = await testGateway();
});
beforeEach(async () => {
  messenger.letters.length = 0;
  messenger.fault = undefined;
  logged = [];
  await gateway.database.db.delete(jobs);
});
afterAll(async () => {
  await gateway[Symbol.asyncDispose]();
  await messenger[Symbol.asyncDispose]();
});

const db = () => gateway.database.db;
const keys = mailKeys(SECRETS.mail);
const log: Log = (...line) => logged.push(JSON.stringify(line));
const MAIL: Mail = {
  kind: "passkey-added",
  to: "mette@example.dk",
  locale: "da",
  origin: "http://fjord.localhost:3000",
  name: "Mettes telefon",
};
const put = (mail: Mail = MAIL) => mailOutbox(keys)(db(), "fjord", mail);

/** A gateway that sends mails; it looks only when it is told. */
function worker({ timeoutMs = 2_000, secret = SECRETS.mail } = {}) {
  const queue = mailJobs({
    brands: new Map(TEST_BRANDS.map((brand) => [brand.id, brand])),
    keys: mailKeys(secret),
    delivery: httpDelivery(messenger.origin, timeoutMs),
    senders: { eng: "post@eng.example" },
    prepare: () => Promise.resolve(true),
  });
  const made = new JobRunner({ db: db(), log, queues: [queue], pollMs: 3_600_000 });
  return Object.assign(made, { [Symbol.asyncDispose]: () => made.stop() });
}
const isMail = eq(jobs.queue, MAIL_QUEUE);
const waiting = and(isMail, isNull(jobs.failedAt));

describe("a mail", () => {
  it("is written in the player's language, from the brand's name and address", async () => {
    await using sender = worker();
    await put();
    await put({ ...MAIL, locale: "en", kind: "passkey-removed" });
    await mailOutbox(keys)(db(), "eng", { ...MAIL, kind: "password-changed" });
    await sender.run();
    const of = (kind: string) => messenger.letters.find((letter) => letter.kind === kind);
    expect(of("passkey-added")).toMatchObject({
      from: "Fjord <noreply@fjord.dk>",
      to: "mette@example.dk",
      subject: "Ny adgangsnøgle hos Fjord",
    });
    expect(of("passkey-added")?.text).toContain("»Mettes telefon«");
    expect(of("passkey-removed")?.subject).toBe("A passkey at Fjord was removed");
    expect(of("password-changed")?.from).toBe("Eng <post@eng.example>");
    expect(await db().$count(jobs, waiting)).toBe(0);
  });

  it("is retried while the receiver fails, and delivered once under one id", async () => {
    await using sender = worker({ timeoutMs: 1_000 });
    await put();
    for (const fault of [503, "silent", 429] as const) {
      messenger.fault = fault;
      await sender.run();
      await moveClock(db(), "30 minutes");
    }
    messenger.fault = undefined;
    await sender.run();
    await sender.run();
    expect(messenger.letters).toHaveLength(4);
    expect(new Set(messenger.letters.map(({ id }) => id)).size).toBe(1);
    expect(await db().$count(jobs, waiting)).toBe(0);
  });

  it("of a process that was killed is sent by another, under the same id", async () => {
    await using killed = worker({ timeoutMs: 1_000 });
    messenger.fault = "silent";
    await put();
    void killed.run();
    await expect.poll(() => messenger.letters.length).toBe(1);
    await using other = worker();
    messenger.fault = undefined;
    await other.run();
    expect(messenger.letters).toHaveLength(1);
    await killed.run();
    await moveClock(db(), "2 minutes");
    await other.run();
    expect(messenger.letters.map(({ id }) => id)).toEqual(
      Array.from({ length: 2 }, () => messenger.letters[0]?.id),
    );
  });

  it("is sent once by two concurrent processes", async () => {
    await using one = worker();
    await using other = worker();
    for (let index = 0; index < 30; index += 1) await put();
    await Promise.all([one.run(), other.run()]);
    expect(messenger.letters).toHaveLength(30);
    expect(new Set(messenger.letters.map(({ id }) => id)).size).toBe(30);
  });

  it("that is refused permanently, or has waited a day, is given up, logged and kept", async () => {
    await using sender = worker();
    messenger.fault = 400;
    await put();
    await sender.run();
    expect(await db().$count(jobs, waiting)).toBe(0);
    messenger.fault = 500;
    await put();
    await moveClock(db(), "25 hours");
    await sender.run();
    expect(await db().$count(jobs, waiting)).toBe(0);
    expect(logged.filter((line) => line.includes("a job was given up"))).toHaveLength(2);
  });

  it("is in no log, and sealed in the database (asvs:14.2.4, asvs:16.2.5)", async () => {
    await using sender = worker();
    messenger.fault = 503;
    await put();
    const [row] = await db().select().from(jobs).where(isMail);
    const { sealed } = MailJobSchema.parse(row?.payload);
    expect(Buffer.from(sealed, "base64").toString("latin1")).not.toMatch(/mette|telefon/i);
    await sender.run();
    await moveClock(db(), "1 hour");
    await using stranger = worker({ secret: "another secret, which opens nothing" });
    await stranger.run();
    expect(logged).toHaveLength(2);
    for (const line of logged) expect(line).not.toMatch(/mette|telefon|example\.dk/i);
  });
});

describe("a change of the e-mail address", () => {
  const change = async (before: string | null, email: string) => {
    const { client } = await signedInPlayer(gateway, { email: before }, { isConfirmed: true });
    client.cookies.set("locale", "en");
    expect(await codeOf(await client.call("PUT", SET_EMAIL.path, { body: { email } }))).toBe("200 ok");
  };

  it("is mailed to the previous address, in the language of the browser (asvs:6.3.7)", async () => {
    await using own = await testGateway({ environment: { MESSENGER: messenger.origin } });
    const { client } = await signedInPlayer(own, { email: "gammel@example.dk" }, { isConfirmed: true });
    client.cookies.set("locale", "en");
    await client.call("PUT", SET_EMAIL.path, { body: { email: "ny@example.dk" } });
    await client.call("PUT", SET_EMAIL.path, { body: { email: "ny@example.dk" } });
    await expect.poll(() => messenger.letters).toHaveLength(1);
    expect(messenger.letters[0]).toMatchObject({
      to: "gammel@example.dk",
      subject: "Your e-mail at Fjord was changed",
    });
    expect(messenger.letters[0]?.text).toContain("http://fjord.localhost:3000/kundeservice");
  });

  it("is mailed to nobody without a previous address or a mail server", async () => {
    await change(null, "ny@example.dk");
    await change("a@example.dk", "b@example.dk");
    expect(await db().$count(jobs, waiting)).toBe(0);
  });
});
