import { expect, it } from "vitest";
import { callsOf } from "./callsOf.ts";

const answering = (code: string, details?: object) =>
  callsOf({
    origin: "http://127.0.0.1",
    // The only call of these tests is refused.
    fetch: async () =>
      Response.json({ error: { code, message: "No.", statusCode: 403, details } }, { status: 403 }),
  });

it("a banned player is refused with the end and the rule that they broke (R4.16)", async () => {
  const until = "2026-12-01T09:00:00.000Z";
  expect(await answering("chat-banned", { reason: "begging", until }).credentials()).toEqual({
    refused: { reason: "banned", until, rule: "begging" },
  });
});

it("a refusal without details has neither", async () => {
  expect(await answering("restricted").credentials()).toEqual({
    refused: { reason: "restricted", until: null },
  });
});

it("acts that came later say why they were refused", async () => {
  const refusal = answering("name-taken").setName("Anna");
  await expect(refusal).rejects.toMatchObject({ reason: "name-taken" });
});
