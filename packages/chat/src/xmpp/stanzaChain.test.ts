import { Client } from "@xmpp/client-core";
import { xml } from "@xmpp/xml";
import { expect, it } from "vitest";
import { stanzaChain } from "./stanzaChain.ts";

const client = () => new Client({ service: "ws://127.0.0.1:9/none", domain: "chat.fjord.dk" });

it("a stanza goes from one handler to the next, in the order in which they were added, at once", () => {
  const entity = client();
  const { use, filter } = stanzaChain(entity);
  const seen: string[] = [];
  use(({ stanza }, next) => {
    seen.push(`first ${stanza.name}`);
    return next();
  });
  use(({ stanza }, next) => {
    seen.push(`second ${stanza.name}`);
    return next();
  });
  filter(({ stanza }) => seen.push(`sent ${stanza.name}`));
  entity.emit("element", xml("message"));
  entity.emit("send", xml("presence"));
  expect(seen).toEqual(["first message", "second message", "sent presence"]);
});

it("a handler that does not hand on keeps the stanza to itself", () => {
  const entity = client();
  const { use } = stanzaChain(entity);
  const seen: string[] = [];
  use(({ stanza }, next) => (stanza.name === "iq" ? undefined : next()));
  use(({ stanza }) => seen.push(stanza.name));
  entity.emit("element", xml("iq"));
  entity.emit("element", xml("message"));
  expect(seen).toEqual(["message"]);
});

it("a handler can wait for those after it", async () => {
  const entity = client();
  const { use } = stanzaChain(entity);
  const seen: string[] = [];
  use(async (_, next) => {
    await next();
    seen.push("first");
  });
  use(async () => {
    await Promise.resolve();
    seen.push("second");
  });
  entity.emit("element", xml("message"));
  await expect.poll(() => seen).toEqual(["second", "first"]);
});

it("what a handler throws, at once or later, is an error of the client", async () => {
  const entity = client();
  const { use } = stanzaChain(entity);
  const errors: string[] = [];
  entity.on("error", ({ message }) => errors.push(message));
  use(({ stanza }, next) => {
    if (stanza.name === "iq") throw new Error("at once");
    return next();
  });
  use(() => Promise.reject(new Error("later")));
  entity.emit("element", xml("iq"));
  entity.emit("element", xml("message"));
  await expect.poll(() => errors.toSorted()).toEqual(["at once", "later"]);
});
