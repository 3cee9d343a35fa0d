import { describe, expect, it } from "vitest";
import { stanza } from "../../testing/stanza.ts";
import { parseStanza } from "./parseStanza.ts";

const HOST = "conference.chat.fjord.dk";
const ROOM = `hall-salen@${HOST}`;
const NOW = "2026-11-25T18:00:00Z";
const reader = { conference: HOST, ownIdIn: () => "me", now: () => NOW };
const read = (text: string) => parseStanza(stanza(text), reader);
const message = (inside: string, from = `${ROOM}/Bo`, more = "") =>
  read(`<message from="${from}" to="x@chat.fjord.dk" type="groupchat" id="o1" ${more}>${inside}</message>`);
const sid = `<stanza-id xmlns="urn:xmpp:sid:0" id="s1" by="${ROOM}"/>`;
const occupant = (id: string) => `<occupant-id xmlns="urn:xmpp:occupant-id:0" id="${id}"/>`;
const json = (value: unknown) => `<json xmlns="urn:xmpp:json:0">${JSON.stringify(value)}</json>`;
const PLAYERS = { kind: "occupants", count: 12 };
const BEGINS = { kind: "system", code: "room-open" };

describe("a message of a room (R3.14)", () => {
  it("has kind, text, sender, room, time, and the room's own id", () => {
    expect(message(`<body>hej 👋</body>${sid}${occupant("o-bo")}`)).toEqual({
      type: "message",
      room: "hall-salen",
      message: {
        id: "s1",
        originId: "o1",
        kind: "chat",
        text: "hej 👋",
        json: undefined,
        error: undefined,
        to: "hall-salen",
        from: { nick: "Bo", occupantId: "o-bo", role: "player" },
        isOwn: false,
        delayed: false,
        sentAt: NOW,
        state: "sent",
        replyTo: undefined,
        reactions: {},
      },
    });
  });

  it("tells one's own from others by the occupant id, whatever the name", () => {
    expect(message(`<body>a</body>${occupant("me")}`)).toMatchObject({ message: { isOwn: true } });
    expect(message(`<body>a</body>`)).toMatchObject({ message: { isOwn: false, id: "o1" } });
  });

  it("of the past has the room's time; a time that a player puts in counts for nothing (chat attack 12)", () => {
    const delay = (from: string) =>
      `<delay xmlns="urn:xmpp:delay" from="${from}" stamp="2026-11-24T10:00:00Z"/>`;
    expect(message(`<body>a</body>${delay(ROOM)}`)).toMatchObject({
      message: { delayed: true, sentAt: "2026-11-24T10:00:00Z" },
    });
    for (const forged of [`${ROOM}/Bo`, "x@chat.fjord.dk", "chat.fjord.dk"]) {
      expect(message(`<body>a</body>${delay(forged)}`)).toMatchObject({
        message: { delayed: false, sentAt: NOW },
      });
    }
  });

  it("of a host has the badge that the server gives", () => {
    const hats =
      '<hats xmlns="xmpp:prosody.im/protocol/hats:1"><hat uri="urn:spilhus:chat:host" title="Vært"/></hats>';
    expect(message(`<body>a</body>${hats}`)).toMatchObject({ message: { from: { role: "host" } } });
    const other = '<hats xmlns="xmpp:prosody.im/protocol/hats:1"><hat uri="host" title="Vært"/></hats>';
    expect(message(`<body>a</body>${other}`)).toMatchObject({ message: { from: { role: "player" } } });
  });

  it("has no id but that of its own room", () => {
    const other = `<stanza-id xmlns="urn:xmpp:sid:0" id="forged" by="globalroom@${HOST}"/>`;
    expect(message(`<body>a</body>${other}`)).toMatchObject({ message: { id: "o1" } });
  });

  it("answers another, or is an act", () => {
    const reply = '<reply xmlns="urn:xmpp:reply:0" to="x" id="s0"/>';
    expect(message(`<body>ja</body>${reply}`)).toMatchObject({ message: { kind: "chat", replyTo: "s0" } });
    expect(message("<body>/me klapper</body>")).toMatchObject({
      message: { kind: "emote", text: "klapper" },
    });
  });

  it("with script or an address of a script is text (chat attack 27, games attack 14)", () => {
    const text = "&lt;/script&gt;&lt;img src=x onerror=alert(1)&gt; javascript:alert(1)";
    expect(message(`<body>${text}</body>`)).toMatchObject({
      message: { text: "</script><img src=x onerror=alert(1)> javascript:alert(1)" },
    });
  });
});

describe("a line of the house (R3.14)", () => {
  it("comes from the bare address of a room, parsed", () => {
    expect(message(`${json(BEGINS)}${sid}`, ROOM)).toMatchObject({
      message: { kind: "system", json: BEGINS, from: undefined, id: "s1", text: "" },
    });
    expect(message(json(PLAYERS), ROOM)).toEqual({ type: "notice", room: "hall-salen", line: PLAYERS });
  });

  it("tells the time of the server (R3.14)", () => {
    const line = { kind: "server-time", serverTime: NOW };
    expect(message(json(line), ROOM)).toEqual({ type: "notice", room: "hall-salen", line });
  });

  it("is nothing when a player says it, and their text is text (chat attack 10)", () => {
    expect(message(json(BEGINS))).toBeUndefined();
    expect(message(`<body>Du har vundet</body>${json(BEGINS)}`)).toMatchObject({
      message: { kind: "chat", json: undefined, text: "Du har vundet", from: { nick: "Bo" } },
    });
    expect(
      read(`<message from="bo@chat.fjord.dk/x" type="groupchat">${json(BEGINS)}</message>`),
    ).toBeUndefined();
  });

  it("that this build does not know, or that is malformed, is dropped", () => {
    for (const bad of [{ kind: "later" }, { kind: "occupants", count: "many" }, 1]) {
      expect(message(json(bad), ROOM)).toBeUndefined();
    }
    expect(message('<json xmlns="urn:xmpp:json:0">{</json>', ROOM)).toBeUndefined();
  });
});

describe("what is said beside messages", () => {
  it("is nothing from elsewhere: other hosts, private messages, invitations (chat attack 9, chat attack 13)", () => {
    for (const from of [`x@evil.example/y`, `hall-salen@conference.chat.eng.dk/Bo`, HOST, `@${HOST}/x`]) {
      expect(message("<body>a</body>", from)).toBeUndefined();
    }
    expect(read(`<message from="${ROOM}/Bo" type="chat"><body>psst</body></message>`)).toBeUndefined();
    const invite = '<x xmlns="http://jabber.org/protocol/muc#user"><invite from="bo@chat.fjord.dk"/></x>';
    expect(read(`<message from="${ROOM}">${invite}</message>`)).toBeUndefined();
  });

  it.each([
    [
      "0.2",
      '<apply-to xmlns="urn:xmpp:fasten:0" id="s1"><moderated xmlns="urn:xmpp:message-moderate:0" by="x"><retract xmlns="urn:xmpp:message-retract:0"/></moderated></apply-to>',
    ],
    [
      "0.3",
      '<retract xmlns="urn:xmpp:message-retract:1" id="s1"><moderated xmlns="urn:xmpp:message-moderate:1" by="x"/></retract>',
    ],
  ])("a moderator takes a message back by the room alone (XEP-0425 %s)", (_, inside) => {
    expect(message(inside, ROOM)).toEqual({ type: "retraction", room: "hall-salen", id: "s1" });
    expect(message(inside)).toBeUndefined();
  });

  it("the history keeps the place of a message that was taken back", () => {
    const tombstone =
      '<moderated xmlns="urn:xmpp:message-moderate:0" by="x"><retracted xmlns="urn:xmpp:message-retract:0" stamp="x"/></moderated>';
    expect(message(`${tombstone}${sid}`)).toMatchObject({
      message: { id: "s1", state: "retracted", text: "" },
    });
  });

  it("a reaction is one of eight, and the last of several counts", () => {
    const reactions = (...all: string[]) =>
      `<reactions xmlns="urn:xmpp:reactions:0" id="s1">${all.map((one) => `<reaction>${one}</reaction>`).join("")}</reactions>`;
    const event = { type: "reaction", room: "hall-salen", id: "s1", by: "o-bo" };
    expect(message(`${reactions("👍", "🎉")}${occupant("o-bo")}`)).toEqual({ ...event, emoji: "🎉" });
    expect(message(`${reactions()}${occupant("o-bo")}`)).toEqual({ ...event, emoji: "" });
    expect(message(reactions("🖕"))).toBeUndefined();
  });

  it("a refusal names its message, why, and how long to wait", () => {
    const refused = json({ kind: "refused", reason: "slow", seconds: 7 });
    const error = `<error type="wait"><resource-constraint xmlns="urn:ietf:params:xml:ns:xmpp-stanzas"/>${refused}</error>`;
    const from = `from="${ROOM}" type="error" id="o7"`;
    expect(read(`<message ${from}>${error}</message>`)).toEqual({
      type: "refusal",
      room: "hall-salen",
      originId: "o7",
      error: { reason: "slow", seconds: 7 },
    });
    expect(read(`<message ${from}><error type="cancel"/></message>`)).toMatchObject({
      error: { reason: "unknown" },
    });
  });

  it("the subject ends the history", () => {
    expect(message("<subject/>", ROOM)).toEqual({ type: "subject", room: "hall-salen", text: "" });
  });

  it("one's own presence tells the name one has; that of others nothing", () => {
    const presence = (codes: string, type = "") =>
      read(
        `<presence from="${ROOM}/Anna" ${type}>${occupant("me")}<x xmlns="http://jabber.org/protocol/muc#user">${codes}</x></presence>`,
      );
    expect(presence('<status code="110"/>')).toEqual({
      type: "joined",
      room: "hall-salen",
      nick: "Anna",
      occupantId: "me",
    });
    expect(presence('<status code="110"/>', 'type="unavailable"')).toEqual({
      type: "left",
      room: "hall-salen",
    });
    expect(presence('<status code="307"/><status code="110"/>', 'type="unavailable"')).toEqual({
      type: "turned-away",
      room: "hall-salen",
      condition: "forbidden",
      other: undefined,
    });
    expect(presence("")).toBeUndefined();
  });

  it("a room that is full names another", () => {
    const error = (inside: string) =>
      read(`<presence from="${ROOM}/Anna" type="error"><error type="modify">${inside}</error></presence>`);
    const ns = 'xmlns="urn:ietf:params:xml:ns:xmpp-stanzas"';
    expect(error(`<redirect ${ns}>xmpp:hall-salen-2@${HOST}?join</redirect>`)).toMatchObject({
      type: "turned-away",
      condition: "redirect",
      other: "hall-salen-2",
    });
    expect(error(`<conflict ${ns}/>`)).toMatchObject({ condition: "conflict", other: undefined });
  });
});
