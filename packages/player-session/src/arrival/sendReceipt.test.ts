import type { Transport } from "@spilhus/api-client";
import type { Tracked } from "@spilhus/tracking";
import { expect, it, vi } from "vitest";
import { sendReceipt } from "./sendReceipt.ts";

function situation(partner: Response) {
  const kept = new Map<string, string>();
  const event = vi.fn<(event: Tracked) => Promise<void>>(() => Promise.resolve());
  const transport: Transport = { fetch: () => Promise.resolve(partner) };
  return {
    event,
    receipt: {
      arrival: { justLoggedIn: true, justSignedUp: false },
      userId: "8b6f6f3e-9a5d-4c0e-8f0e-0d6a2c1b7a55",
      siteName: "Huset",
      loggedInAt: "2026-11-21T12:00:00.000Z",
      transport,
      tracking: { event, pageRequest: () => Promise.resolve() },
      memory: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    },
  };
}

const partner = { partner_id: "12", partner_name: "Spilguiden", partner_user_id: "u1" };

it("sends the receipt of a login with player and place, once (R3.11)", async () => {
  const { receipt, event } = situation(Response.json(partner));
  await sendReceipt(receipt);
  await sendReceipt(receipt);
  expect(event).toHaveBeenCalledTimes(1);
  expect(event.mock.calls[0]?.[0].name).toBe("login-receipt");
  expect(event.mock.calls[0]?.[0].metaData).toEqual(
    expect.arrayContaining([
      { key: "user-id", value: receipt.userId },
      { key: "partner-name", value: "Spilguiden" },
      { key: "user-just-logged-in", value: true },
    ]),
  );
});

it("sends a receipt without a partner when the service knows none (R3.11)", async () => {
  const { receipt, event } = situation(new Response(null, { status: 503 }));
  await sendReceipt(receipt);
  expect(event.mock.calls[0]?.[0].metaData).toContainEqual({ key: "partner-name", value: "Without partner" });
});

it("sends no receipt for other visits (R3.11)", async () => {
  const { receipt, event } = situation(Response.json(partner));
  await sendReceipt({ ...receipt, arrival: { justLoggedIn: false, justSignedUp: false } });
  expect(event).not.toHaveBeenCalled();
});
