import { expect, it } from "vitest";
import { html } from "./html.ts";

it("escapes values in text, attributes and lists", () => {
  const evil = `"><script>alert('&')</script>`;
  const escaped = "&#34;&#62;&#60;script&#62;alert(&#39;&#38;&#39;)&#60;/script&#62;";
  expect(html`<p title="${evil}">${evil}${[evil, html`<b>${evil}</b>`]}</p>`.text).toBe(
    `<p title="${escaped}">${escaped}${escaped}<b>${escaped}</b></p>`,
  );
});

it("omits undefined and false, and writes numbers", () => {
  expect(html`a${undefined}${false}${0}b`.text).toBe("a0b");
});
