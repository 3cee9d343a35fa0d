import { describe, expect, it } from "vitest";
import { contentErrorText } from "./errorText.ts";

describe("the text of a refused content call (R8.11)", () => {
  it.each<[why: string, body: unknown, text: string]>([
    ["the first list item", ["This record could not be found", "and more"], "This record could not be found"],
    ["the error field", { error: "Unauthorized", name: ["is taken"], slug: "blog/x" }, "Unauthorized"],
    ["the error field's own message", { error: { code: "bad", message: "Wrong token" } }, "Wrong token"],
    [
      "the first field with a message",
      { status: 422, name: ["is taken"], path: ["is bad"] },
      "name: is taken",
    ],
    ["a field whose message is plain text", { message: "Slow down" }, "message: Slow down"],
    ["a field before the slug, wherever it stands", { slug: "blog/x", name: ["is taken"] }, "name: is taken"],
    ["a slug field with a message", { slug: ["is unknown"] }, "slug: is unknown"],
    ["the slug", { slug: "blog/findes-ikke", error: "" }, "blog/findes-ikke"],
    ["a last resort for an empty object", {}, "Unknown error"],
    ["a last resort for an empty list", [], "Unknown error"],
    ["a last resort for a list of something else", [42], "Unknown error"],
    ["a last resort for no body at all", undefined, "Unknown error"],
    ["a last resort for text that is not JSON", null, "Unknown error"],
  ])("is %s", (_why, body, text) => {
    expect(contentErrorText(body)).toBe(text);
  });
});
