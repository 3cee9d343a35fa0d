import { describe, expect, it } from "vitest";
import { headerLine, rateOf } from "./wrk.ts";

const REPORT = `Running 8s test @ http://127.0.0.1:3000/faq
  1 threads and 32 connections
  20000 requests in 8.00s, 380.00MB read
Requests/sec:   2500.25
Transfer/sec:     47.50MB
`;

describe("the output of wrk", () => {
  it("is read for its rate", () => {
    expect(rateOf(REPORT)).toBe(2500.25);
  });

  it.each(["  Non-2xx or 3xx responses: 12\n", "  Socket errors: connect 0, read 3, write 0, timeout 0\n"])(
    "means nothing after a failure: %j",
    (line) => {
      expect(() => rateOf(REPORT + line)).toThrow(line.trim());
    },
  );

  it("throws without a rate", () => {
    expect(() => rateOf("unable to connect")).toThrow("unable to connect");
  });

  it("gets the host as wrk spells it, so that the header is not sent twice", () => {
    expect(headerLine("host", "fjord.localhost:3000")).toBe("Host: fjord.localhost:3000");
    expect(headerLine("accept-encoding", "br")).toBe("accept-encoding: br");
  });
});
