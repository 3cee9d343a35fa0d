import { CHAT_TICKET_HEADER } from "@spilhus/contracts/chat";
import { signRequest } from "@spilhus/lib/node";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  attribute,
  openStage,
  OTHER_DOMAIN,
  person,
  policyWith,
  roomOf,
  SECRET,
  type Stage,
} from "../../testing/index.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage[Symbol.asyncDispose]());

const second = () => Math.floor(Date.now() / 1_000);
/** Whether somebody gets in, with the headers and the password of the test. */
async function getsIn(
  who = person(),
  headers: Readonly<Record<string, string>> | undefined = undefined,
  password = stage.keys.password(stage.jidOf(who)),
): Promise<boolean> {
  const client = await stage.socket(who, headers);
  return client.logIn(stage.jidOf(who), password);
}

describe("lock 3, the login, with every other lock open", () => {
  it("lets in who has a ticket and a password of the same player (R7.18)", async () => {
    expect(await getsIn()).toBe(true);
  });

  it("refuses a good password without a ticket (chat attack 2)", async () => {
    expect(await getsIn(person(), {})).toBe(false);
  });

  it("refuses a ticket that is not signed by the gateway (chat attack 2)", async () => {
    const who = person();
    const forged = stage.ticketOf(who).replace(/.$/, (last) => (last === "0" ? "1" : "0"));
    expect(await getsIn(who, { [CHAT_TICKET_HEADER]: forged })).toBe(false);
    const raised = stage.ticketOf(who).replace(".player.", ".host.");
    expect(await getsIn(who, { [CHAT_TICKET_HEADER]: raised })).toBe(false);
  });

  it("refuses two tickets on one socket (chat attack 2)", async () => {
    const who = person();
    const twice = `${stage.ticketOf(who)},${stage.ticketOf(who)}`;
    expect(await getsIn(who, { [CHAT_TICKET_HEADER]: twice })).toBe(false);
  });

  it.each([
    ["that is over", () => second() - 6],
    ["of a far future (chat attack 23)", () => second() + 600],
  ])("refuses a ticket %s", async (_, till) => {
    const who = person();
    expect(await getsIn(who, { [CHAT_TICKET_HEADER]: stage.ticketOf(who, till()) })).toBe(false);
  });

  it("refuses the ticket of one player with the password of another (chat attack 3)", async () => {
    const [one, other] = [person(), person()];
    expect(await getsIn(other, { [CHAT_TICKET_HEADER]: stage.ticketOf(one) })).toBe(false);
    expect(await getsIn(one, undefined, stage.keys.password(stage.jidOf(other)))).toBe(false);
  });

  it.each([
    ["after its 60 s and the 5 s that clocks may differ (chat attack 4)", () => second() - 6],
    ["of a far future (chat attack 23)", () => second() + 600],
  ])("refuses a password %s", async (_, till) => {
    const who = person();
    expect(await getsIn(who, undefined, stage.keys.password(stage.jidOf(who), till()))).toBe(false);
  });

  it("refuses a ticket and a password of another brand (chat attack 9)", async () => {
    const who = person();
    const abroad = { ...who, domain: OTHER_DOMAIN };
    expect(await getsIn(abroad, { [CHAT_TICKET_HEADER]: stage.ticketOf(who) })).toBe(false);
    expect(await getsIn(abroad, undefined, stage.keys.password(stage.jidOf(who)))).toBe(false);
  });

  it("lets in three streams of a session, through however many edges, and the next once one has ended", async () => {
    const who = person();
    const [first] = [await stage.enter(who), await stage.enter(who), await stage.enter(who)];
    const fourth = await stage.socket(who);
    await fourth.logIn(stage.jidOf(who), stage.keys.password(stage.jidOf(who)));
    await expect(fourth.bind()).rejects.toThrow("before the end");
    expect(fourth.heard.some((stanza) => stanza.includes("resource-constraint"))).toBe(true);
    expect(first?.isClosed).toBe(false);
    // The same player on another device has another session.
    await stage.enter({ ...who, ref: person().ref });
    first?.close();
    await first?.ended();
    await expect
      .poll(() =>
        stage.enter(who).then(
          () => "in",
          () => "out",
        ),
      )
      .toBe("in");
  });

  it("refuses who is banned, even with both", async () => {
    const who = person();
    const ban = { chatId: who.id, kind: "ban" as const, room: null, until: second() + 60, reason: "spam" };
    const policy = policyWith({ sanctions: [ban] });
    stage.taker.policy = policy;
    expect(await stage.server.order({ do: "policy", policy })).toBe(204);
    expect(await getsIn(who)).toBe(false);
    expect(await getsIn()).toBe(true);
  });
});

describe("lock 4, the gateway's order, with every other lock open", () => {
  it("ends a player's streams within 2 s and tells nobody else why (R6.05)", async () => {
    const [out, stays] = [person(), person()];
    const [leaving, staying] = [await stage.enter(out, "fjord"), await stage.enter(stays, "fjord")];
    const before = Date.now();
    expect(await stage.server.order({ do: "end", sessionRefs: [], chatIds: [out.id] })).toBe(204);
    await leaving.ended(2_000);
    expect(Date.now() - before).toBeLessThan(2_000);
    expect(staying.isClosed).toBe(false);
    expect(leaving.heard.some((stanza) => stanza.includes("policy-violation"))).toBe(true);
  });

  it("ends the streams of one session and leaves the player's other ones", async () => {
    const who = person();
    const elsewhere = { ...who, ref: person().ref };
    const [one, other] = [await stage.enter(who, "fjord"), await stage.enter(elsewhere, "fjord")];
    await stage.server.order({ do: "end", sessionRefs: [who.ref], chatIds: [] });
    await one.ended(2_000);
    const id = other.say(roomOf("fjord"), "stadig her");
    expect(await other.answerTo(id)).toContain("stadig her");
  });

  it("lets no ticket in that was given before (chat attack 18)", async () => {
    const who = person();
    const held = stage.ticketOf(who);
    await stage.server.order({ do: "end", sessionRefs: [], chatIds: [who.id] });
    expect(await getsIn(who, { [CHAT_TICKET_HEADER]: held })).toBe(false);
    // A later one, after the reason is gone.
    expect(await getsIn(who, { [CHAT_TICKET_HEADER]: stage.ticketOf(who, stage.keys.soon() + 2) })).toBe(
      true,
    );
  });

  it("ends a stream that waits to be resumed: it is in no room any more, and cannot be resumed (chat attack 19)", async () => {
    const [out, watcher] = [person(), person()];
    const watching = await stage.enter(watcher, "hall-a");
    const first = await stage.socket(out);
    await first.logIn(stage.jidOf(out), stage.keys.password(stage.jidOf(out)));
    const previous = await first.bind();
    await first.join(roomOf("hall-a"), out.name);
    await watching.next((stanza) => stanza.includes("&quot;count&quot;:2"));
    const from = watching.heard.length;
    first.cut();
    await first.ended();
    await stage.server.order({ do: "end", sessionRefs: [out.ref], chatIds: [out.id] });
    await watching.next((stanza) => stanza.includes("&quot;count&quot;:1"), from);
    const again = await stage.socket(out, {
      [CHAT_TICKET_HEADER]: stage.ticketOf(out, stage.keys.soon() + 2),
    });
    await again.logIn(stage.jidOf(out), stage.keys.password(stage.jidOf(out)));
    expect(await again.resume(previous)).toBe(false);
  });

  it("ends a stream that is resumed after its end was ordered (chat attack 18)", async () => {
    const who = person();
    const first = await stage.socket(who);
    await first.logIn(stage.jidOf(who), stage.keys.password(stage.jidOf(who)));
    const previous = await first.bind();
    const second = await stage.socket(who);
    await second.logIn(stage.jidOf(who), stage.keys.password(stage.jidOf(who)));
    // Logged in, with no resource yet: it is in nobody's list of streams.
    await stage.server.order({ do: "end", sessionRefs: [who.ref], chatIds: [] });
    await first.ended(2_000);
    expect(await second.resume(previous).catch(() => false)).toBe(false);
    second.send(
      "<iq type='set' id='late' xmlns='jabber:client'><bind xmlns='urn:ietf:params:xml:ns:xmpp-bind'/></iq>",
    );
    await second.ended(2_000);
  });

  it("bans a player who is in: the policy alone ends their streams", async () => {
    const who = person();
    const client = await stage.enter(who, "fjord");
    const ban = { chatId: who.id, kind: "ban" as const, room: null, until: null, reason: "hate" };
    const policy = policyWith({ sanctions: [ban] });
    stage.taker.policy = policy;
    await stage.server.order({ do: "policy", policy });
    await client.ended(2_000);
    expect(client.isClosed).toBe(true);
  });

  it("bans a player from the one room that they are in: they read no more of it, and stay in the others", async () => {
    const [out, stays] = [person(), person()];
    const reading = await stage.enter(out, "hall-a", "fjord");
    const staying = await stage.enter(stays, "hall-a", "fjord");
    const until = second() + 60;
    // A mute of the whole chat stands before the ban, and hides it from nobody.
    const policy = policyWith({
      sanctions: [
        { chatId: out.id, kind: "mute", room: null, until, reason: "spam" },
        { chatId: out.id, kind: "ban", room: "hall-a", until, reason: "spam" },
      ],
    });
    stage.taker.policy = policy;
    const from = reading.heard.length;
    const before = Date.now();
    await stage.server.order({ do: "policy", policy });
    const told = await reading.next((stanza) => stanza.includes("type='unavailable'"), from);
    expect(Date.now() - before).toBeLessThan(2_000);
    expect(attribute(told, "from")).toBe(`${roomOf("hall-a")}/${out.name}`);
    expect(told).toMatch(/code='307'.*code='110'/);
    await staying.answerTo(staying.say(roomOf("hall-a"), "nu uden dig"));
    await staying.answerTo(staying.say(roomOf("fjord"), "her er du endnu"));
    await reading.next((stanza) => stanza.includes("her er du endnu"));
    expect(reading.heard.filter((stanza) => stanza.includes("nu uden dig"))).toEqual([]);
    expect(await reading.join(roomOf("hall-a"), out.name)).toContain("forbidden");
    expect(reading.isClosed).toBe(false);
  });

  it("bans from a room whose stream waits to be resumed: what was said meanwhile is not told", async () => {
    const [out, stays] = [person(), person()];
    const staying = await stage.enter(stays, "hall-a");
    const first = await stage.socket(out);
    await first.logIn(stage.jidOf(out), stage.keys.password(stage.jidOf(out)));
    const previous = await first.bind();
    await first.join(roomOf("hall-a"), out.name);
    first.cut();
    await first.ended();
    const until = second() + 60;
    const policy = policyWith({
      sanctions: [{ chatId: out.id, kind: "ban", room: "hall-a", until, reason: "spam" }],
    });
    stage.taker.policy = policy;
    await stage.server.order({ do: "policy", policy });
    await staying.answerTo(staying.say(roomOf("hall-a"), "sagt bag din ryg"));
    const again = await stage.socket(out);
    await again.logIn(stage.jidOf(out), stage.keys.password(stage.jidOf(out)));
    expect(await again.resume(previous)).toBe(true);
    expect(await again.join(roomOf("hall-a"), out.name)).toContain("forbidden");
    expect(again.heard.filter((stanza) => stanza.includes("sagt bag din ryg"))).toEqual([]);
  });

  it("is taken from the gateway alone: signed, fresh and once (chat attack 2)", async () => {
    const order = { do: "end" as const, sessionRefs: [], chatIds: [person().id] };
    expect(await stage.server.order(order, "")).toBe(401);
    expect(await stage.server.order(order, `t=${Date.now()},n=${"0".repeat(32)},v1=${"0".repeat(64)}`)).toBe(
      401,
    );
    const parts = { method: "POST", path: "/control", body: JSON.stringify(order) };
    const signature = signRequest(SECRET, parts, Date.now());
    expect([await stage.server.order(order, signature), await stage.server.order(order, signature)]).toEqual([
      204, 401,
    ]);
    expect(await stage.server.order(order, signRequest(SECRET, parts, Date.now() - 31_000))).toBe(401);
    expect(await stage.server.order("[]")).toBe(400);
  });
});
