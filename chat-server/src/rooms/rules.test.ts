import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  attribute,
  jsonOf,
  openStage,
  person,
  policyWith,
  roomOf,
  type Stage,
  type XmppClient,
} from "../../testing/index.ts";

let stage: Stage;
let watching: XmppClient;
beforeAll(async () => {
  stage = await openStage();
  watching = await stage.enter(person(), "fjord", "globalroom", "hall-slow", "hall-closed");
});
afterAll(() => stage[Symbol.asyncDispose]());

let count = 0;
const fresh = (text: string) =>
  `${text} ${["en", "to", "tre", "fire", "fem"][(count += 1) % 5]} ${"abcdefghij"[count % 10]}`;
/** What becomes of a line: its text as others hear it, or why it was refused. */
async function fateOf(client: XmppClient, text: string, room = "fjord"): Promise<string> {
  const answer = await client.answerTo(client.say(roomOf(room), text));
  if (attribute(answer, "type") !== "error") return /<body>([^<]*)/.exec(answer)?.[1] ?? "";
  return `refused: ${String(jsonOf(answer)?.["reason"])}`;
}
const player = () => stage.enter(person(), "fjord");

describe("a line", () => {
  it.each([
    ["240 letters", "ord ".repeat(60).trim() + "x", "same"],
    ["241 letters", `${"ord ".repeat(60)}x`, "refused: too-long"],
    ["240 families of four, each one sign for its reader", "👨‍👩‍👧‍👦".repeat(40), "same"],
    ["241 flags", "🇩🇰".repeat(241), "refused: too-long"],
    ["three lines", "en\nto\ntre", "same"],
    ["four lines", "en\nto\ntre\nfire", "refused: too-long"],
    ["ten combining marks", `z${"\u0301".repeat(10)}`, "same"],
    ["eleven combining marks (chat attack 11)", `z${"\u0301".repeat(11)}`, "refused: too-long"],
    ["spaces alone", "   ", "refused: too-long"],
  ])("of %s is taken as a reader counts it", async (_, text, fate) => {
    expect(await fateOf(await player(), text)).toBe(fate === "same" ? text : fate);
  });

  it("loses signs that hide or turn others (chat attack 11)", async () => {
    expect(await fateOf(await player(), "he\u200bj\u202e du\u2066")).toBe("hej du");
  });

  it.each(["se https://eksempel.dk/spil", "www.eksempel.com", "prøv eksempel.dk", "HTTP://EKSEMPEL.DK"])(
    "with a link is refused: %s (games attack 14)",
    async (text) => {
      expect(await fateOf(await player(), text)).toBe("refused: link");
    },
  );

  it.each([
    "mit cpr er 010190-1234",
    "ring 12345678",
    "Ring til mig på 22 33 44 55",
    "22 98 44 55",
    "20.05.44.55",
    "2233 4455",
    "skriv til mig@eksempel.dk x",
    "4571 1234 5678 9012",
    "+45 12 34",
  ])("with a number or an address of a person is refused, and kept nowhere: %s", async (text) => {
    const client = await player();
    expect(await fateOf(client, text)).toBe("refused: personal");
    const next = fresh("noget andet");
    await fateOf(client, next);
    const told = () => stage.taker.events.flatMap((event) => (event.type === "message" ? [event.body] : []));
    await expect.poll(told).toContain(next);
    expect(told()).not.toContain(text);
  });

  it.each([
    "12 34 56 78",
    "plade 7 har 12 34 56 78 90",
    "1 igen",
    "Tillykke!",
    "min plade 17 mangler 3",
    "kl. 20.30",
  ])("of bingo, with the number of a plate, is taken: %s (games attack 14)", async (text) => {
    expect(await fateOf(await player(), text)).toBe(text);
  });

  it.each(["din fjols", "FJOLSET", "f j o l s", "fjооls", "fj0ls", "fjoools", "fj-ols", "f.j.o.l.s"])(
    "with a blocked word is refused however it is spelled: %s",
    async (text) => {
      expect(await fateOf(await player(), text)).toBe("refused: words");
    },
  );

  it("with a word to mask is told without it", async () => {
    expect(await fateOf(await player(), "den dumme bold")).toBe("den ***** bold");
  });

  it("with a word to hold is told to nobody, its sender knows, and a moderator can let it through", async () => {
    const who = person();
    const client = await stage.enter(who, "fjord");
    const before = await client.answerTo(client.say(roomOf("fjord"), fresh("først")));
    const occupantOf = (stanza: string) => /<occupant-id [^>]*id='([^']+)'/.exec(stanza)?.[1];
    const from = watching.heard.length;
    const reply = "<reply xmlns='urn:xmpp:reply:0' id='answered'/>";
    const sent = client.say(
      roomOf("fjord"),
      "Måske kommer jeg",
      `<origin-id xmlns='urn:xmpp:sid:0' id='mine-1'/>${reply}`,
    );
    const held = await client.next((stanza) => stanza.includes("&quot;held&quot;"));
    expect(attribute(held, "from")).toBe(roomOf("fjord"));
    expect(jsonOf(held)).toEqual({ kind: "held", originId: "mine-1" });
    const event = await expect
      .poll(() => stage.taker.events.find((one) => one.type === "message" && one.state === "held"))
      .toBeDefined()
      .then(() => stage.taker.events.find((one) => one.type === "message" && one.state === "held"));
    expect(event).toMatchObject({ chatId: who.id, nick: who.name, room: "fjord", body: "Måske kommer jeg" });
    const id = event?.type === "message" ? event.id : "";
    const place = { domain: who.domain, room: "fjord" };
    const release = {
      do: "release" as const,
      ...place,
      id,
      chatId: who.id,
      nick: who.name,
      body: "Måske kommer jeg",
    };
    expect(watching.heard.slice(from).some((stanza) => stanza.includes("kommer jeg"))).toBe(false);
    expect([await stage.server.order(release), await stage.server.order(release)]).toEqual([204, 204]);
    const line = await watching.next((stanza) => stanza.includes("kommer jeg"), from);
    expect(attribute(line, "from")).toBe(`${roomOf("fjord")}/${who.name}`);
    // To its sender it is the line that waited, and to everybody an answer if it was one.
    expect([attribute(line, "id"), occupantOf(line)]).toEqual([sent, occupantOf(before)]);
    expect(occupantOf(line)).toBeDefined();
    expect(/<reply [^>]*id='([^']+)'/.exec(line)?.[1]).toBe("answered");
    const given = /<stanza-id [^>]*id='([^']+)'/.exec(line)?.[1];
    const told = () => stage.taker.events.find((one) => one.type === "message" && one.id === given);
    await expect.poll(told).toMatchObject({ chatId: who.id, state: "sent" });
    await fateOf(client, fresh("bagefter"));
    expect(watching.heard.slice(from).filter((stanza) => stanza.includes("kommer jeg"))).toHaveLength(1);
  });

  it("about losing everything is told, and its sender alone is shown where help is", async () => {
    const client = await player();
    const from = watching.heard.length;
    expect(await fateOf(client, "jeg er ruineret")).toBe("jeg er ruineret");
    const card = await client.next((stanza) => stanza.includes("&quot;care&quot;"));
    expect([attribute(card, "type"), jsonOf(card)]).toEqual(["headline", { kind: "care" }]);
    await fateOf(client, fresh("videre"));
    expect(watching.heard.slice(from).some((stanza) => stanza.includes("care"))).toBe(false);
  });

  it("is refused a second time within 15 s (chat attack 16)", async () => {
    const client = await player();
    const fates: string[] = [];
    for (let time = 0; time < 20; time += 1) fates.push(await fateOf(client, "køb køb"));
    expect(fates).toEqual(["køb køb", ...Array.from({ length: 19 }, () => "refused: repeated")]);
  });
});

describe("a room", () => {
  it("in slow mode says how long to wait, on every socket of the player (chat attack 15)", async () => {
    const who = person();
    const [one, other] = [await stage.enter(who, "hall-slow"), await stage.enter(who, "hall-slow")];
    expect(await fateOf(one, "først", "hall-slow")).toBe("først");
    const ids = Array.from({ length: 12 }, (_, index) => other.say(roomOf("hall-slow"), `nummer ${index}`));
    const answers = await Promise.all(ids.map((id) => other.answerTo(id)));
    for (const answer of answers) {
      const line = jsonOf(answer);
      expect([line?.["reason"], Number(line?.["seconds"]) > 25]).toEqual(["slow", true]);
      expect(answer).toContain("resource-constraint");
    }
    // A new socket is no new start.
    const again = await stage.enter(who, "hall-slow");
    expect(await fateOf(again, "igen", "hall-slow")).toBe("refused: slow");
  });

  it("hears one of 50 lines that a player sends at once, and others wait for none of them (chat attack 15)", async () => {
    const [flooding, other] = [
      await stage.enter(person(), "hall-slow"),
      await stage.enter(person(), "hall-slow"),
    ];
    const from = other.heard.length;
    const ids = Array.from({ length: 50 }, (_, index) =>
      flooding.say(roomOf("hall-slow"), `flod nummer ${index} ${"vand ".repeat(30)}`),
    );
    const before = Date.now();
    expect(await fateOf(other, "jeg kan stadig tale", "hall-slow")).toBe("jeg kan stadig tale");
    expect(Date.now() - before).toBeLessThan(2_000);
    const answers = await Promise.all(ids.map((id) => flooding.answerTo(id)));
    expect(answers.filter((answer) => answer.includes("resource-constraint"))).toHaveLength(49);
    expect(other.heard.slice(from).filter((stanza) => stanza.includes("flod nummer"))).toHaveLength(1);
  });

  it("of hosts takes hosts' lines alone, and marks them; a closed one takes none", async () => {
    const client = await stage.enter(person(), "globalroom", "hall-closed");
    expect(await fateOf(client, "hej", "globalroom")).toBe("refused: hosts-only");
    expect(await fateOf(client, "hej", "hall-closed")).toBe("refused: closed");
    const host = await stage.enter(person({ role: "host" }), "globalroom", "fjord");
    const from = watching.heard.length;
    expect(await fateOf(host, "Velkommen", "globalroom")).toBe("Velkommen");
    const line = await watching.next((stanza) => stanza.includes("Velkommen"), from);
    expect(line).toContain("uri='urn:spilhus:chat:host'");
  });

  it("tells nobody who comes and goes, but how many there are (R4.16)", async () => {
    const from = watching.heard.length;
    const clients = [await player(), await player()];
    await watching.next((stanza) => jsonOf(stanza)?.["kind"] === "occupants", from);
    expect(watching.heard.slice(from).filter((stanza) => stanza.startsWith("<presence"))).toEqual([]);
    for (const client of clients) {
      expect(
        client.heard.filter((stanza) => stanza.startsWith("<presence") && !stanza.includes("110")),
      ).toHaveLength(1);
    }
    const counted = () =>
      stage.taker.events.filter((event) => event.type === "occupants" && event.room === "fjord");
    await expect.poll(() => counted().length).toBeGreaterThan(0);
  });

  it("keeps who is banned from it out, of its history too, and lets them into the others", async () => {
    const who = person();
    const ban = { chatId: who.id, kind: "ban" as const, room: "hall-a", until: null, reason: "hate" };
    const policy = policyWith({ sanctions: [ban] });
    stage.taker.policy = policy;
    await stage.server.order({ do: "policy", policy });
    const client = await stage.enter(who, "fjord");
    expect(await client.join(roomOf("hall-a"), who.name)).toContain("forbidden");
    const asked = (room: string) =>
      client.send(
        `<iq xmlns='jabber:client' type='set' id='mam-${room}' to='${roomOf(room)}'><query xmlns='urn:xmpp:mam:2'/></iq>`,
      );
    const answer = (room: string) => client.next((stanza) => attribute(stanza, "id") === `mam-${room}`);
    asked("hall-a");
    expect(await answer("hall-a")).toContain("forbidden");
    asked("fjord");
    expect(attribute(await answer("fjord"), "type")).toBe("result");
  });

  it("keeps who is muted from writing, says until when, and lets them read", async () => {
    const who = person();
    const client = await stage.enter(who, "fjord", "globalroom");
    const until = Math.floor(Date.now() / 1_000) + 600;
    const mute = { chatId: who.id, kind: "mute" as const, room: "fjord", until, reason: "spam" };
    const policy = policyWith({ sanctions: [mute] });
    stage.taker.policy = policy;
    await stage.server.order({ do: "policy", policy });
    const answer = await client.answerTo(client.say(roomOf("fjord"), "må jeg?"));
    expect(jsonOf(answer)).toEqual({
      ...{ kind: "refused", reason: "muted" },
      until: new Date(until * 1_000).toISOString().replace(".000", ""),
    });
    expect(answer).toContain("forbidden");
    const other = await player();
    const text = fresh("kan du læse mig");
    await fateOf(other, text);
    await client.next((stanza) => stanza.includes(text));
  });
});
