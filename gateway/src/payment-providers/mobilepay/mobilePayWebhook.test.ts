import { describe, expect, it } from "vitest";
import type { IncomingHook } from "../interface/index.ts";
import { mobilePayRefusal } from "./mobilePayWebhook.ts";

/**
 * The documented example of "Request authentication":
 * https://developer.vippsmobilepay.com/docs/APIs/webhooks-api/request-authentication (read 2026-11-23).
 */
const SECRET = "A0+AeKBRG2KRGvnNwJpQlb6IJFk48CKXCIcrLoHncVJKDILsQSxS6NWCccwWm6r6FhGKhiHTBsG2wo/xU6FY/A==";
const EXAMPLE: IncomingHook = {
  method: "POST",
  host: "webhook.site",
  path: "/e2cee29b-012e-4f1d-8ef4-e95fd74a7a63",
  headers: {
    "x-ms-date": "Thu, 30 Mar 2023 08:38:32 GMT",
    "x-ms-content-sha256": "lNlsp1XA03N34HrQsVzPgJKtC+r7l/RBF4V3JQUWMj4=",
    authorization:
      "HMAC-SHA256 SignedHeaders=x-ms-date;host;x-ms-content-sha256&Signature=agAiSyogQbDHpeucoNwYz+yAr5nJ+v+zasdkSbqzv+U=",
  },
  rawBody: Buffer.from('{"some-unique-content":"ee6e441b-cc4a-46f8-895d-a5af79bcc233/hello-world"}'),
};
const THEN = new Date("2023-03-30T08:40:00Z");

describe("a webhook of MobilePay", () => {
  it("is genuine as the documented example is", () => {
    expect(mobilePayRefusal(EXAMPLE, [SECRET], THEN)).toBeUndefined();
    expect(mobilePayRefusal(EXAMPLE, ["another secret of a rotation", SECRET], THEN)).toBeUndefined();
  });

  it.each([
    ["another host", { host: "fjord.dk" }],
    ["another path", { path: "/other" }],
    ["another query", { path: `${EXAMPLE.path}?a=1` }],
    ["another method", { method: "PUT" }],
  ])("is refused at %s than was signed (attack 12)", (_, change) => {
    expect(mobilePayRefusal({ ...EXAMPLE, ...change }, [SECRET], THEN)).toBe("bad-signature");
  });

  it.each(["2023-03-30T08:38:32Z", "", "yesterday", "1680165512"])(
    'is refused when its date is "%s" (attack 12)',
    (date) => {
      const headers = { ...EXAMPLE.headers, "x-ms-date": date };
      expect(mobilePayRefusal({ ...EXAMPLE, headers }, [SECRET], THEN)).toBe("malformed-date");
    },
  );
});
