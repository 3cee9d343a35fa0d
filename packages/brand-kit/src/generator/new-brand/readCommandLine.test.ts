import { describe, expect, it } from "vitest";
import { readCommandLine } from "./readCommandLine.ts";

describe("readCommandLine", () => {
  it("takes id and flags apart", () => {
    expect(
      readCommandLine([
        "havn",
        "--name",
        "Havn og By",
        "--primary",
        "#0a5c8f",
        "--support-workspace",
        "abcd1234",
        "-y",
      ]),
    ).toEqual({
      id: "havn",
      root: undefined,
      yes: true,
      flags: { name: "Havn og By", primary: "#0a5c8f", "support-workspace": "abcd1234" },
    });
  });

  it.each([
    [
      ["havn", "--name", "Havn", "og", "By"],
      /^"og" is not understood after the id "havn"\. Put a name of several words in quotes\.$/,
    ],
    [["havn", "--colour", "#0a5c8f"], /^Unknown option '--colour'\. The flags are --name, .+, --yes\.$/],
    [["havn", "--primary"], /^Option '--primary <value>' argument missing\. The flags are /],
  ])("answers %o with one line", (args, line) => {
    expect(() => readCommandLine(args)).toThrow(line);
  });
});
