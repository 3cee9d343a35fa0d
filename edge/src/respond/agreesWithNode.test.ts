import { describe, expect, it } from "vitest";
import { agreesWithNode } from "./agreesWithNode.ts";
import { writeWhole } from "./wholeAnswer.ts";

describe("the self-test of answers in one piece", () => {
  it("passes with this Node", async () => {
    expect(await agreesWithNode()).toBe(true);
  });

  it.each<[string, typeof writeWhole]>([
    [
      "Node writes a head of its own before the piece, because it no longer knows the fields",
      (response, _, headers, body) => {
        response.end(Buffer.concat([Buffer.from(`HTTP/1.1 200 OK\r\n${headers.join()}\r\n\r\n`), body]));
      },
    ],
    [
      "a header is missing",
      (response, status, headers, body) => writeWhole(response, status, headers.slice(2), body),
    ],
    ["nothing is sent", (response) => response.destroy()],
    [
      "it throws",
      () => {
        throw new TypeError("Cannot set property _header");
      },
    ],
  ])("fails when %s", async (_, write) => {
    expect(await agreesWithNode(write)).toBe(false);
  });
});
