import { expect, it } from "vitest";
import { answerStyleSheet, styleSheetAddress } from "./styleSheet.ts";

const answerAt = (path: string) => answerStyleSheet({ url: `https://konsol.example${path}` });

it("is kept by browsers under the address of its content, and no shared cache", async () => {
  const answer = answerAt(styleSheetAddress);
  expect(styleSheetAddress).toMatch(/^\/stil\.css\?v=[0-9a-f]{16}$/);
  expect(answer.headers.get("cache-control")).toBe("private, max-age=31536000, immutable");
  expect(answer.headers.get("content-type")).toBe("text/css; charset=utf-8");
  expect(await answer.text()).toContain(".console-bar{");
});

it.each(["/stil.css", "/stil.css?v=0123456789abcdef"])(
  "is not kept for %s, another build's address",
  (path) => {
    expect(answerAt(path).headers.get("cache-control")).toBe("no-store");
  },
);
