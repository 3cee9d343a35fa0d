import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { browserResultEvent } from "./browserResultEvent.ts";

describe("browserResultEvent", () => {
  it("has type and raw data (R4.27)", () => {
    expect(browserResultEvent({ type: "cancel", message: "closed", isIos: true })).toEqual({
      name: "browser-result",
      metaData: [
        { key: "type", value: "cancel" },
        { key: "raw", value: '{"type":"cancel","message":"closed","isIos":true}' },
      ],
    });
  });

  it("names the parameters that came back, but only the value of an error (R4.27)", () => {
    const url = "fjord://mitid/callback?code=abc&state=xyz&error=access_denied";
    expect(browserResultEvent({ type: "success", url }).metaData?.[1]?.value).toBe(
      '{"type":"success","url":"fjord://mitid/callback?code=&state=&error=access_denied"}',
    );
  });

  it("never contains a code, however deeply nested", () => {
    const code = fc.stringMatching(/^[a-zA-Z0-9]{16,40}$/);
    fc.assert(
      fc.property(code, (secret) => {
        const results = [
          { type: "success", code: secret },
          { type: "success", url: `https://fjord.dk/x?code=${secret}#${secret}` },
          { type: "success", url: `fjord://${secret}@mitid/x?state=${secret}` },
          { type: "success", data: { params: [{ state: secret }] } },
        ];
        for (const result of results) {
          expect(JSON.stringify(browserResultEvent(result))).not.toContain(secret);
        }
      }),
    );
  });
});
