import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { smtpServer, type SmtpServer } from "../../testing/smtpServer.ts";
import { UndeliverableError, type Delivery } from "./delivery.ts";
import type { Letter } from "./mail.ts";
import { smtpDelivery } from "./smtpDelivery.ts";

const LETTER: Letter = {
  id: "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55",
  brand: "fjord",
  kind: "password-changed",
  from: { name: "Fjord", address: "noreply@fjord.dk" },
  to: "mette@example.dk",
  subject: "Din adgangskode hos Fjord er ændret",
  text: "Hej\n\nSe her.\n",
};
let server: SmtpServer;
let delivery: Delivery;
beforeAll(async () => {
  server = await smtpServer();
  delivery = smtpDelivery(`smtp://127.0.0.1:${server.port}`, { plain: true });
});
beforeEach(() => {
  server.taken.length = 0;
  server.refusal = undefined;
});
afterAll(async () => {
  delivery.close();
  await server[Symbol.asyncDispose]();
});

const failureOf = async (letter: Letter, by = delivery): Promise<unknown> =>
  by.deliver(letter).then(
    () => undefined,
    (error: unknown) => error,
  );

describe("a letter to a mail server", () => {
  it("comes from the brand, and has the same id at every attempt", async () => {
    await delivery.deliver(LETTER);
    await delivery.deliver(LETTER);
    const [first, second] = server.taken;
    expect(first?.to).toContain("<mette@example.dk>");
    expect(first?.letter).toContain("From: Fjord <noreply@fjord.dk>");
    for (const one of [first, second]) expect(one?.letter).toContain(`Message-ID: <${LETTER.id}@fjord.dk>`);
  });

  it("has one receiver for any form of address (asvs:1.3.11)", async () => {
    await delivery.deliver({ ...LETTER, to: "mette@example.dk, alle@example.dk" }).catch(() => undefined);
    await delivery
      .deliver({ ...LETTER, to: "mette@example.dk\r\nBcc: alle@example.dk" })
      .catch(() => undefined);
    expect(server.taken.filter(({ to }) => to.includes("<alle@example.dk>"))).toEqual([]);
    expect(server.taken.map(({ letter }) => letter).join("\n")).not.toMatch(/^bcc:/im);
  });

  it("is refused permanently or temporarily, and the error contains nothing of it (asvs:16.2.5)", async () => {
    server.refusal = "550 5.1.1 <mette@example.dk> is nobody";
    const forGood = await failureOf(LETTER);
    expect(forGood).toBeInstanceOf(UndeliverableError);
    server.refusal = "451 4.3.0 mette@example.dk later";
    const forNow = await failureOf(LETTER);
    expect(forNow).toBeInstanceOf(Error);
    expect(forNow).not.toBeInstanceOf(UndeliverableError);
    for (const failure of [forGood, forNow]) expect(String(failure)).not.toContain("mette");
  });

  it("is not sent without TLS where plain text is not allowed (asvs:12.2.1)", async () => {
    const strict = smtpDelivery(`smtp://127.0.0.1:${server.port}`, { plain: false });
    expect(await failureOf(LETTER, strict)).toBeInstanceOf(Error);
    strict.close();
    expect(server.taken).toEqual([]);
  });

  it("does not wait for an unreachable server", async () => {
    const nobody = smtpDelivery("smtp://127.0.0.1:9", { plain: true }, { connectMs: 200, silenceMs: 200 });
    expect(await failureOf(LETTER, nobody)).toBeInstanceOf(Error);
    nobody.close();
  });
});
