import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  attribute,
  DOMAIN,
  jsonOf,
  openStage,
  OTHER_DOMAIN,
  person,
  type Person,
  roomOf,
  type Stage,
  type XmppClient,
} from "../../testing/index.ts";

let stage: Stage;
let troll: Person;
let attacker: XmppClient;
let victim: Person;
let watching: XmppClient;
beforeAll(async () => {
  stage = await openStage();
  [troll, victim] = [person(), person()];
  attacker = await stage.enter(troll, "fjord");
  watching = await stage.enter(victim, "fjord");
});
afterAll(() => stage[Symbol.asyncDispose]());

const ROOM = roomOf("fjord");
const MUC = "http://jabber.org/protocol/muc";
let count = 0;

/** Sends a stanza that must be refused. @returns the condition of its error */
async function refusedFor(stanza: (id: string) => string): Promise<string | undefined> {
  const id = `bad-${(count += 1)}`;
  attacker.send(stanza(id));
  const answer = await attacker.next(
    (one) => attribute(one, "id") === id && attribute(one, "type") === "error",
  );
  return /<error [^>]*><([\w-]+)/.exec(answer)?.[1];
}

/** Whatever came before a line of the attacker that everybody hears. */
async function heardMeanwhile(from: number): Promise<readonly string[]> {
  const marker = `mærke nummer ${(count += 1)}`;
  attacker.say(ROOM, marker);
  await watching.next((stanza) => stanza.includes(marker), from);
  return watching.heard.slice(from).filter((stanza) => !stanza.startsWith("<r ") && !stanza.includes(marker));
}

describe("what a player may not send", () => {
  it.each([
    [
      "a private message in a room (chat attack 13)",
      (id: string) =>
        `<message id='${id}' type='chat' to='${ROOM}/${victim.name}'><body>psst</body></message>`,
    ],
    [
      "a message to a player's own address (chat attack 13)",
      (id: string) =>
        `<message id='${id}' type='chat' to='${victim.id}@${DOMAIN}'><body>psst</body></message>`,
    ],
    [
      "an invitation (chat attack 13)",
      (id: string) =>
        `<message id='${id}' to='${ROOM}'><x xmlns='${MUC}#user'><invite to='${victim.id}@${DOMAIN}'/></x></message>`,
    ],
    [
      "a direct invitation (chat attack 13)",
      (id: string) =>
        `<message id='${id}' to='${victim.id}@${DOMAIN}'><x xmlns='jabber:x:conference' jid='${ROOM}'/></message>`,
    ],
    [
      "a headline that poses as the server (chat attack 10)",
      (id: string) =>
        `<message id='${id}' type='headline' to='${ROOM}'><json xmlns='urn:xmpp:json:0'>{"kind":"system"}</json></message>`,
    ],
    [
      "a line to a room of another brand (chat attack 9)",
      (id: string) =>
        `<message id='${id}' type='groupchat' to='${roomOf("eng", OTHER_DOMAIN)}'><body>hej</body></message>`,
    ],
    ["a subscription", (id: string) => `<presence id='${id}' type='subscribe' to='${victim.id}@${DOMAIN}'/>`],
    ["presence to a player", (id: string) => `<presence id='${id}' to='${victim.id}@${DOMAIN}'/>`],
    [
      "the list of rooms (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='get' to='conference.${DOMAIN}'><query xmlns='http://jabber.org/protocol/disco#items'/></iq>`,
    ],
    [
      "what a room is (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='get' to='${ROOM}'><query xmlns='http://jabber.org/protocol/disco#info'/></iq>`,
    ],
    [
      "the settings of a room (chat attack 9)",
      (id: string) => `<iq id='${id}' type='get' to='${ROOM}'><query xmlns='${MUC}#owner'/></iq>`,
    ],
    [
      "the end of a room (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='set' to='${ROOM}'><query xmlns='${MUC}#owner'><destroy/></query></iq>`,
    ],
    [
      "a kick (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='set' to='${ROOM}'><query xmlns='${MUC}#admin'><item nick='${victim.name}' role='none'/></query></iq>`,
    ],
    [
      "a rank (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='set' to='${ROOM}'><query xmlns='${MUC}#admin'><item jid='${troll.id}@${DOMAIN}' affiliation='owner'/></query></iq>`,
    ],
    [
      "a retraction (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='set' to='${ROOM}'><apply-to xmlns='urn:xmpp:fasten:0' id='x'><moderate xmlns='urn:xmpp:message-moderate:0'><retract xmlns='urn:xmpp:message-retract:0'/></moderate></apply-to></iq>`,
    ],
    [
      "a new password (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='set'><query xmlns='jabber:iq:register'><password>x</password></query></iq>`,
    ],
    [
      "a command (chat attack 9)",
      (id: string) =>
        `<iq id='${id}' type='set' to='${DOMAIN}'><command xmlns='http://jabber.org/protocol/commands' node='http://jabber.org/protocol/admin#shutdown'/></iq>`,
    ],
    [
      "a card",
      (id: string) =>
        `<iq id='${id}' type='get' to='${victim.id}@${DOMAIN}'><vCard xmlns='vcard-temp'/></iq>`,
    ],
  ])("is %s", async (_, stanza) => {
    const from = watching.heard.length;
    const condition = await refusedFor((id) => stanza(id).replace(/^<(\w+)/, "<$1 xmlns='jabber:client'"));
    expect(condition).toBe("service-unavailable");
    expect(await heardMeanwhile(from)).toEqual([]);
  });

  it("is a line to a room that the player is not in (chat attack 9)", async () => {
    const inside = await stage.enter(person(), "hall-a");
    const from = inside.heard.length;
    const condition = await refusedFor(
      (id) =>
        `<message xmlns='jabber:client' id='${id}' type='groupchat' to='${roomOf("hall-a")}'><body>udefra</body></message>`,
    );
    expect(condition).toBe("not-acceptable");
    inside.say(roomOf("hall-a"), "indefra");
    await inside.next((stanza) => stanza.includes("indefra"), from);
    expect(inside.heard.slice(from).filter((stanza) => stanza.includes("udefra"))).toEqual([]);
  });

  it("is a subject of the room (chat attack 14)", async () => {
    const from = watching.heard.length;
    const condition = await refusedFor(
      (id) =>
        `<message xmlns='jabber:client' id='${id}' type='groupchat' to='${ROOM}'><subject>Gratis penge</subject></message>`,
    );
    expect(condition).toBe("bad-request");
    expect(await heardMeanwhile(from)).toEqual([]);
  });

  it.each([
    ["is another player's (chat attack 11)", () => victim.name],
    ["has a sign that nobody sees (chat attack 11)", (own: string) => `${own}\u200b`],
    ["turns the reading direction (chat attack 11)", (own: string) => `\u202e${own}`],
    [
      "looks like the own one in another alphabet (chat attack 11)",
      (own: string) => own.replace("e", "\u0435"),
    ],
    ["is in other letters than the ticket's", (own: string) => own.toUpperCase()],
  ])("is a name that %s", async (_, nick) => {
    const who = person();
    const client = await stage.enter(who);
    const answer = await client.join(roomOf("hall-a"), nick(who.name));
    // Signs that no address may have are left out before the name is looked at.
    const isOwn = attribute(answer, "from") === `${roomOf("hall-a")}/${who.name}`;
    expect(isOwn || /not-acceptable|jid-malformed/.test(answer)).toBe(true);
    expect(attribute(await client.join(roomOf("hall-a"), who.name), "type")).toBeUndefined();
  });

  it.each(["new", "hall-new", "hall-a-2", "x"])(
    "is a room that is not there, such as %s: nobody makes one, and nobody owns one (chat attack 9)",
    async (room) => {
      const who = person();
      const client = await stage.enter(who);
      const answer = await client.join(roomOf(room), who.name);
      expect(answer).toContain("item-not-found");
      const inside = await client.join(roomOf("fjord"), who.name);
      for (const standing of ["affiliation='none'", "role='participant'"]) expect(inside).toContain(standing);
    },
  );
});

describe("what a line carries besides its text", () => {
  it.each([
    [
      "JSON that poses as the system (chat attack 10, R3.14)",
      `<json xmlns='urn:xmpp:json:0'>{"kind":"winner"}</json>`,
      "urn:xmpp:json:0",
    ],
    [
      "a forged time (chat attack 12)",
      "<delay xmlns='urn:xmpp:delay' stamp='2020-01-01T00:00:00Z'/>",
      "urn:xmpp:delay",
    ],
    ["a forged id of the room", `<stanza-id xmlns='urn:xmpp:sid:0' by='${ROOM}' id='forged'/>`, "forged"],
    [
      "a forged badge",
      "<hats xmlns='xmpp:prosody.im/protocol/hats:1'><hat uri='urn:spilhus:chat:host' title='host'/></hats>",
      "hats",
    ],
    [
      "formatted text",
      "<html xmlns='http://jabber.org/protocol/xhtml-im'><body xmlns='http://www.w3.org/1999/xhtml'><a href='javascript:alert(1)'>x</a></body></html>",
      "javascript",
    ],
    [
      "a retraction of another line",
      "<retract xmlns='urn:xmpp:message-retract:1' id='x'><moderated xmlns='urn:xmpp:message-moderate:1'/></retract>",
      "moderated",
    ],
    ["a correction of another line", "<replace xmlns='urn:xmpp:message-correct:0' id='x'/>", "replace"],
    ["typing", "<composing xmlns='http://jabber.org/protocol/chatstates'/>", "composing"],
    ["an address to fetch", "<x xmlns='jabber:x:oob'><url>https://evil.example/</url></x>", "evil.example"],
    ["an order to keep nothing", "<no-store xmlns='urn:xmpp:hints'/>", "no-store"],
  ])("loses %s", async (_, child, sign) => {
    const text = `linje nummer ${(count += 1)}`;
    const from = watching.heard.length;
    attacker.say(ROOM, text, child);
    const heard = await watching.next((stanza) => stanza.includes(text), from);
    expect(heard).not.toContain(sign);
    expect(attribute(heard, "from")).toBe(`${ROOM}/${troll.name}`);
  });

  it("keeps a reply, reactions and its own id (R3.14)", async () => {
    const from = watching.heard.length;
    attacker.say(
      ROOM,
      "svar til dig",
      `<reply xmlns='urn:xmpp:reply:0' to='${ROOM}/${victim.name}' id='abc'/><origin-id xmlns='urn:xmpp:sid:0' id='mine'/>`,
    );
    const reply = await watching.next((stanza) => stanza.includes("svar til dig"), from);
    expect(reply).toMatch(/<reply [^>]*id='abc'/);
    expect(reply).toMatch(/<origin-id [^>]*id='mine'/);
    const id = `react-${count}`;
    attacker.send(
      `<message xmlns='jabber:client' type='groupchat' id='${id}' to='${ROOM}'><reactions xmlns='urn:xmpp:reactions:0' id='abc'><reaction>👍</reaction><script xmlns='urn:x'>x</script></reactions></message>`,
    );
    const reaction = await watching.next((stanza) => stanza.includes("reactions"), from);
    expect(reaction).toContain("<reaction>👍</reaction>");
    expect(reaction).not.toContain("script");
  });

  it("stays text, whatever it looks like (chat attack 27)", async () => {
    const text = `</script><img src=x onerror=alert(1)> javascript:alert(1) ${(count += 1)}`;
    const from = watching.heard.length;
    attacker.say(ROOM, text);
    const heard = await watching.next((stanza) => stanza.includes(`alert(1) ${count}`), from);
    expect(heard).toContain("&lt;/script&gt;&lt;img");
  });
});

describe("a stream that attacks the server itself", () => {
  it.each([
    [
      "a frame of 1 MB (chat attack 6)",
      (client: XmppClient) =>
        client.send(`<message xmlns='jabber:client'><body>${"x".repeat(1_000_000)}</body></message>`),
    ],
    [
      "a line of 9 kB (chat attack 6)",
      (client: XmppClient) =>
        client.send(`<message xmlns='jabber:client'><body>${"x".repeat(9_000)}</body></message>`),
    ],
    [
      "elements inside each other, 3,000 deep (chat attack 8)",
      (client: XmppClient) => client.send(`<message xmlns='jabber:client'>${"<x>".repeat(3_000)}`),
    ],
    [
      "a document type with entities (chat attack 7)",
      (client: XmppClient) =>
        client.send(
          `<!DOCTYPE lol [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><message xmlns='jabber:client'><body>&b;</body></message>`,
        ),
    ],
    ["a comment", (client: XmppClient) => client.send("<!-- x --><message xmlns='jabber:client'/>")],
    ["something that is no XML", (client: XmppClient) => client.send("<message <<<")],
  ])("is ended for %s, and the server goes on", async (_, attack) => {
    const client = await stage.enter(person());
    attack(client);
    await client.ended();
    const from = watching.heard.length;
    expect(await heardMeanwhile(from)).toEqual([]);
  });

  it("cannot resume the stream of another player (chat attack 17)", async () => {
    const who = person();
    const client = await stage.socket(who);
    await client.logIn(stage.jidOf(who), stage.keys.password(stage.jidOf(who)));
    const previous = await client.bind();
    const thief = person();
    const stealing = await stage.socket(thief);
    await stealing.logIn(stage.jidOf(thief), stage.keys.password(stage.jidOf(thief)));
    expect(await stealing.resume(previous)).toBe(false);
    expect(client.isClosed).toBe(false);
  });

  it("is answered ping and time, and nothing else (R7.18)", async () => {
    const who = person();
    const client = await stage.enter(who);
    client.send(
      `<iq xmlns='jabber:client' id='p' type='get' to='${DOMAIN}'><ping xmlns='urn:xmpp:ping'/></iq>`,
    );
    client.send(
      `<iq xmlns='jabber:client' id='t' type='get' to='${DOMAIN}'><time xmlns='urn:xmpp:time'/></iq>`,
    );
    expect(attribute(await client.next((stanza) => attribute(stanza, "id") === "p"), "type")).toBe("result");
    expect(await client.next((stanza) => attribute(stanza, "id") === "t")).toMatch(/<utc>\d{4}-/);
  });
});

it("what is refused says why in JSON from the room (R3.14)", async () => {
  const id = attacker.say(ROOM, "køb her www.eksempel.dk");
  const answer = await attacker.answerTo(id);
  expect([attribute(answer, "type"), attribute(answer, "from")]).toEqual(["error", ROOM]);
  expect(jsonOf(answer)).toEqual({ kind: "refused", reason: "link" });
});
