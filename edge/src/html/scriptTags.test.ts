import { describe, expect, it } from "vitest";
import { scriptTags } from "./scriptTags.ts";

const bodies = (html: string) => scriptTags(html).map(({ body }) => body);

describe("scriptTags", () => {
  it("finds each script with its offsets, its text and its attributes as written", () => {
    const html = `<p>a</p><SCRIPT Async src="/a.js?x=1&amp;y=2" src='/b.js' data-x=1></Script ><script>let a = "<p>";</script>`;
    const [external, inline] = scriptTags(html);
    expect(Object.fromEntries(external?.attributes ?? [])).toEqual({
      async: "",
      src: "/a.js?x=1&amp;y=2",
      "data-x": "1",
    });
    expect(html.slice(external?.start, external?.end)).toBe(html.slice(8, html.indexOf("<script>let")));
    expect(inline?.body).toBe(`let a = "<p>";`);
    expect(html.slice(inline?.start, inline?.end)).toBe(`<script>let a = "<p>";</script>`);
  });

  it.each([
    ["a comment", "<!-- <script>x</script> -->"],
    ["a title", "<title><script>x</script></title>"],
    ["a text area", "<textarea><script>x</script></textarea>"],
    ["a style", "<style><script>x</script></style>"],
    ["an attribute", `<p title="<script>x</script>">`],
    ["an element of another name", "<scripts>x</scripts><script-x>x</script-x>"],
    ["an element that is never closed", "<script>x"],
    ["a tag that is never closed", "<script src='a"],
  ])("takes %s for no script", (_, html) => {
    expect(bodies(html)).toEqual([]);
  });

  it("ends a script where a browser does", () => {
    expect(bodies("<script>a</scripty>b</script\n>c<script>d</script/e>f")).toEqual(["a</scripty>b", "d"]);
    expect(bodies("<script>a<!-- b</script>c<script>-->d</script>")).toEqual(["a<!-- b", "-->d"]);
  });
});
