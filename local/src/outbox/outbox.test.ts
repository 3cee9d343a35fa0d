import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testAuthorities, type TestAuthorities } from "../../testing/testAuthorities.ts";
import { Outbox } from "./outbox.ts";
import { withLinks } from "./withLinks.ts";

const MESSAGE = {
  brand: "fjord",
  to: "mette@spiller.example",
  subject: "Ny adgangskode",
  text: "Vælg en ny: http://fjord.localhost:3000/skift-adgangskode/abc_-123.",
  kind: "new-password",
};

describe("the outbox", () => {
  let authorities: TestAuthorities;
  beforeAll(async () => {
    authorities = await testAuthorities();
  });
  afterAll(() => authorities[Symbol.asyncDispose]());
  const page = async () => (await authorities.get("/outbox")).text();

  it("says when it is empty, and shows messages newest first with clickable links", async () => {
    expect(await page()).toContain("Nothing has been sent");
    expect((await authorities.postJson("/messages", MESSAGE)).status).toBe(202);
    await authorities.postJson("/messages", { ...MESSAGE, subject: "Velkommen", to: "+4512345678" });
    const text = await page();
    expect([...text.matchAll(/<h2>([^<]*)<\/h2>/g)].map(([, subject]) => subject)).toEqual([
      "Velkommen",
      "Ny adgangskode",
    ]);
    const address = "http://fjord.localhost:3000/skift-adgangskode/abc_-123";
    expect(text).toContain(`<a href="${address}" rel="noreferrer">${address}</a>.`);
  });

  it("stores a message that is sent twice only once", async () => {
    const again = { ...MESSAGE, to: "to@gange.example", id: "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55" };
    for (let attempt = 0; attempt < 3; attempt += 1) await authorities.postJson("/messages", again);
    const answer = await authorities.get(`/messages?to=${encodeURIComponent(again.to)}`);
    expect(await answer.json()).toMatchObject({ messages: [again] });
  });

  it("lists the messages to one address as JSON", async () => {
    const answer = await authorities.get(`/messages?to=${encodeURIComponent(MESSAGE.to)}`);
    expect(await answer.json()).toMatchObject({ messages: [MESSAGE] });
  });

  it("shows the content of a message as text", async () => {
    const evil = `</pre><script>alert("1")</script><img src=x onerror=alert(2)>`;
    await authorities.postJson("/messages", {
      brand: evil.slice(0, 40),
      to: evil,
      subject: evil,
      text: `${evil} https://evil.example/"onmouseover="alert(3) javascript:alert(4)`,
      kind: evil,
    });
    const text = await page();
    expect(text).not.toMatch(/<script|<img|<\/pre>&#60;|onmouseover="/);
    expect(text).not.toMatch(/href="javascript/);
    expect(text).toContain("&#60;script&#62;alert(&#34;1&#34;)");
  });

  it.each([
    ["without an address", { ...MESSAGE, to: "" }],
    ["with a text that is too long", { ...MESSAGE, text: "a".repeat(20_001) }],
    ["that is none", []],
  ])("refuses a message %s with 400", async (_, message) => {
    expect((await authorities.postJson("/messages", message)).status).toBe(400);
  });
});

it("keeps 200 messages at most", () => {
  const outbox = new Outbox();
  for (let number = 1; number <= 250; number += 1) {
    outbox.add({ ...MESSAGE, subject: String(number) }, new Date(number));
  }
  expect(outbox.list().map(({ subject }) => subject)).toEqual(
    Array.from({ length: 200 }, (_, place) => String(250 - place)),
  );
});

it.each([
  ["(see https://a.dk/x?y=1&z=2#w).", "(see <https://a.dk/x?y=1&z=2#w>)."],
  ["http://a.dk, http://b.dk!", "<http://a.dk>, <http://b.dk>!"],
  ["http://[broken and ftp://a.dk", "http://[broken and ftp://a.dk"],
  ["no address", "no address"],
])("finds the links in %j", (text, marked) => {
  const shown = withLinks(text).map((part) =>
    typeof part === "string" ? part : `<${/>([^<]*)</.exec(part.text)?.[1]?.replaceAll("&#38;", "&")}>`,
  );
  expect(shown.join("")).toBe(marked);
});
