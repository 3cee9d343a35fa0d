import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { attribute, DOMAIN, jsonOf, openStage, person, roomOf, type Stage } from "../../testing/index.ts";

const PLACES = 6;
let stage: Stage;
beforeAll(async () => {
  stage = await openStage({ roomPlaces: PLACES });
});
afterAll(() => stage[Symbol.asyncDispose]());

const lineOf = (text: string) =>
  stage.taker.events.find((event) => event.type === "message" && event.body === text);

describe("the history of a room", () => {
  it("is told to who joins, with ids that stay, and not to who has it already", async () => {
    const one = await stage.enter(person(), "fjord");
    await one.answerTo(one.say(roomOf("fjord"), "før du kom"));
    const later = await stage.enter(person(), "fjord");
    const told = await later.next((stanza) => stanza.includes("før du kom"));
    expect(told).toContain("<delay");
    await expect.poll(() => lineOf("før du kom")).toBeDefined();
    const event = lineOf("før du kom");
    expect(event?.type === "message" && told.includes(`id='${event.id}'`)).toBe(true);
    const since = new Date(Date.now() + 1_000).toISOString();
    const who = person();
    const informed = await stage.enter(who);
    await informed.join(roomOf("fjord"), who.name, `<history since='${since}'/>`);
    await one.answerTo(one.say(roomOf("fjord"), "efter du kom"));
    await informed.next((stanza) => stanza.includes("efter du kom"));
    expect(informed.heard.some((stanza) => stanza.includes("før du kom"))).toBe(false);
  });

  it("does not tell a line that was taken back, to nobody and by no question", async () => {
    const who = person();
    const one = await stage.enter(who, "hall-a");
    await one.answerTo(one.say(roomOf("hall-a"), "noget grimt"));
    await expect.poll(() => lineOf("noget grimt")).toBeDefined();
    const event = lineOf("noget grimt");
    const id = event?.type === "message" ? event.id : "";
    expect(await stage.server.order({ do: "retract", domain: DOMAIN, room: "hall-a", id })).toBe(204);
    const told = await one.next((stanza) => stanza.includes("<retract "));
    expect([attribute(told, "from"), told.includes(`id='${id}'`)]).toEqual([roomOf("hall-a"), true]);
    const later = await stage.enter(person(), "hall-a");
    await later.next((stanza) => stanza.includes("<retracted"));
    later.send(
      `<iq xmlns='jabber:client' type='set' id='mam' to='${roomOf("hall-a")}'><query xmlns='urn:xmpp:mam:2' queryid='q'/></iq>`,
    );
    await later.next((stanza) => stanza.includes("<fin "));
    expect(later.heard.filter((stanza) => stanza.includes("noget grimt"))).toEqual([]);
    expect(later.heard.filter((stanza) => stanza.includes(id)).length).toBeGreaterThan(0);
  });
});

describe("a line of the house", () => {
  const winner = {
    kind: "winner",
    round: "r",
    room: "a",
    roomName: "A",
    pattern: "one-row",
    winners: 1,
    eachOre: 5_000,
  };

  it("comes as JSON from the bare room, once however often it is told, and stays in the history (R3.14)", async () => {
    const one = await stage.enter(person(), "fjord");
    const id = randomUUID();
    const say = { do: "say" as const, domain: DOMAIN, room: "fjord", line: winner, id };
    expect([await stage.server.order(say), await stage.server.order(say)]).toEqual([204, 204]);
    const heard = await one.next((stanza) => jsonOf(stanza)?.["kind"] === "winner");
    expect([attribute(heard, "from"), jsonOf(heard)]).toEqual([roomOf("fjord"), winner]);
    await one.answerTo(one.say(roomOf("fjord"), "tillykke med det"));
    expect(one.heard.filter((stanza) => attribute(stanza, "id") === id)).toHaveLength(1);
    const later = await stage.enter(person(), "fjord");
    expect(jsonOf(await later.next((stanza) => jsonOf(stanza)?.["kind"] === "winner"))).toEqual(winner);
  });

  it("to one player is heard by that player alone, on each of their sockets", async () => {
    const [who, other] = [person(), person()];
    const clients = [await stage.enter(who, "hall-slow"), await stage.enter(who, "hall-slow")];
    const bystander = await stage.enter(other, "hall-slow");
    const line = { kind: "sanction", sanction: "warn", reason: "spam", until: null };
    await stage.server.order({ do: "tell", domain: DOMAIN, chatId: who.id, line });
    for (const client of clients) {
      const heard = await client.next((stanza) => jsonOf(stanza)?.["kind"] === "sanction");
      expect([attribute(heard, "type"), attribute(heard, "from")]).toEqual(["headline", roomOf("fjord")]);
    }
    await bystander.answerTo(bystander.say(roomOf("hall-slow"), "hvad skete der"));
    expect(bystander.heard.some((stanza) => stanza.includes("sanction"))).toBe(false);
  });
});

describe("a full hall", () => {
  it(`sends the next player on: ${PLACES} in a room, and the house is heard in all of them`, async () => {
    const people = Array.from({ length: PLACES + 2 }, () => person());
    const clients = [];
    const answers = [];
    for (const who of people) {
      const client = await stage.enter(who);
      clients.push(client);
      answers.push(await client.join(roomOf("hall-closed"), who.name));
    }
    expect(answers.slice(0, PLACES).every((answer) => attribute(answer, "type") === undefined)).toBe(true);
    for (const place of [PLACES, PLACES + 1]) {
      expect(answers[place]).toMatch(
        new RegExp(`<redirect [^>]*>xmpp:hall-closed-2@conference\\.${DOMAIN}</redirect>`),
      );
      await clients[place]?.join(roomOf("hall-closed-2"), people[place]?.name ?? "");
    }
    const line = { kind: "system", code: "room-closed" };
    await stage.server.order({ do: "say", domain: DOMAIN, room: "hall-closed", line, id: randomUUID() });
    for (const client of clients) await client.next((stanza) => jsonOf(stanza)?.["kind"] === "system");
    // Rules of the hall hold in its other rooms.
    const [last] = clients.slice(-1);
    const answer = await last?.answerTo(last.say(roomOf("hall-closed-2"), "hej"));
    expect(jsonOf(answer ?? "")?.["reason"]).toBe("closed");
  });

  it("has room for a second device of who is in it", async () => {
    const people = Array.from({ length: PLACES }, () => person());
    for (const who of people) await stage.enter(who, "hall-slow");
    const [first = person()] = people;
    const again = await stage.enter(first);
    expect(attribute(await again.join(roomOf("hall-slow"), first.name), "type")).toBeUndefined();
    const late = person();
    const client = await stage.enter(late);
    expect(await client.join(roomOf("hall-slow"), late.name)).toContain("<redirect");
  });

  it("is the only room that can be full: everybody is in the rooms of the brand (R4.16)", async () => {
    const people = Array.from({ length: PLACES + 2 }, () => person());
    for (const who of people) {
      const client = await stage.enter(who);
      for (const room of ["fjord", "globalroom"]) {
        expect(attribute(await client.join(roomOf(room), who.name), "type")).toBeUndefined();
      }
    }
  });
});

describe("the chat server", () => {
  it("keeps events while the gateway is away, and tells them in their order, once", async () => {
    const who = person();
    const client = await stage.enter(who, "hall-a");
    stage.taker.isAway = true;
    const texts = Array.from({ length: 5 }, (_, index) => `ventende linje ${"abcde"[index]}`);
    for (const text of texts) await client.answerTo(client.say(roomOf("hall-a"), text));
    expect(texts.map((text) => lineOf(text))).toEqual(texts.map(() => undefined));
    stage.taker.isAway = false;
    const bodies = () =>
      stage.taker.events.flatMap((event) =>
        event.type === "message" && texts.includes(event.body) ? [event.body] : [],
      );
    await expect.poll(() => bodies().length).toBe(5);
    expect(bodies()).toEqual(texts);
    expect(stage.taker.forged).toBe(0);
  });

  it("asks for its rules when it starts anew, and takes no line before it has them (chat attack 21)", async () => {
    stage.taker.isAway = true;
    await stage.server.restart();
    const who = person();
    const client = await stage.enter(who, "fjord");
    const early = await client.answerTo(client.say(roomOf("fjord"), "for tidligt"));
    expect(jsonOf(early)?.["reason"]).toBe("not-ready");
    stage.taker.isAway = false;
    await stage.server.isReady();
    await client.join(roomOf("hall-a"), who.name);
    const answer = await client.answerTo(client.say(roomOf("hall-a"), "nu kan jeg"));
    expect(attribute(answer, "type")).not.toBe("error");
  });
});
