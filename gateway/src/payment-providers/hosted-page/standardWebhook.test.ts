import { Webhook } from "standardwebhooks";
import { describe, expect, it } from "vitest";
import type { IncomingHook } from "../interface/index.ts";
import { readStandardWebhook } from "./standardWebhook.ts";

const SECRET = `whsec_${Buffer.alloc(32, 7).toString("base64")}`;
const NOW = new Date("2026-11-26T12:00:00Z");
const HOUR_AGO = new Date(NOW.getTime() - 3_600_000);
const stampOf = (at: Date) => String(at.getTime() / 1_000);
const hookOf = (id: string, stamp: string, signature: string, body: string): IncomingHook => ({
  ...{ method: "POST", host: "fjord.localhost:3000", path: "/hooks/betaling", rawBody: Buffer.from(body) },
  headers: { "webhook-id": id, "webhook-timestamp": stamp, "webhook-signature": signature },
});
const read = (hook: IncomingHook) => readStandardWebhook(hook, [SECRET], NOW);

describe("a webhook of the specification (attack 12)", () => {
  it("is read when its id, time and bytes are those that were signed", () => {
    const signature = new Webhook(SECRET).sign("event_1", NOW, "{}");
    expect(read(hookOf("event_1", stampOf(NOW), signature, "{}"))).toEqual({
      ...{ accepted: true, id: "event_1", text: "{}" },
    });
  });

  it("that was signed an hour ago is not made young by a dot in its id", () => {
    // The signed text is the same, cut at another dot: its old time would stand in the id.
    const signature = new Webhook(SECRET).sign("event_1", HOUR_AGO, `${stampOf(NOW)}.{}`);
    const shifted = `event_1.${stampOf(HOUR_AGO)}`;
    expect(new Webhook(SECRET).sign(shifted, NOW, "{}")).toBe(signature);
    expect(read(hookOf(shifted, stampOf(NOW), signature, "{}"))).toEqual({
      ...{ accepted: false, reason: "malformed-id" },
    });
  });

  it.each(["1764158400.5", "-1764158400", "1e9", "soon", ""])("with the time %j is refused", (stamp) => {
    const signature = new Webhook(SECRET).sign("event_1", NOW, "{}");
    expect(read(hookOf("event_1", stamp, signature, "{}"))).toMatchObject({ accepted: false });
  });
});
