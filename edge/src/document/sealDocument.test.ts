import { createHash } from "node:crypto";
import { createContext, runInContext } from "node:vm";
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { scriptTags } from "../html/scriptTags.ts";
import { sealDocument } from "./sealDocument.ts";
import { startScript } from "@spilhus/boot/scripts";

const OPENING = "<script>(self.__next_f=self.__next_f||[]).push([0])</script>";
/** As the framework writes a row: `<`, `>`, `&` and line separators escaped. */
const row = (value: unknown) =>
  `<script>self.__next_f.push(${JSON.stringify(value).replaceAll(/[<>&\u2028\u2029]/g, (c) => `\\u${c.charCodeAt(0).toString(16).padStart(4, "0")}`)})</script>`;
const flight = (...texts: readonly string[]) => texts.map((text) => row([1, text])).join("");
const page = (scripts: string) => `<!DOCTYPE html><html><body><main>x</main>${scripts}</body></html>`;
const sha = (body: string) => `'sha256-${createHash("sha256").update(body).digest("base64")}'`;

/** What the page's inline scripts leave behind, run as a browser would run those that the policy allows. */
function run(html: string, hashes: readonly string[]): { text: string; kinds: readonly unknown[] } {
  const self: Record<string, unknown[][] | undefined> = {};
  const context = createContext({ self });
  for (const { body, attributes } of scriptTags(html)) {
    if (attributes.has("src") || !hashes.includes(sha(body))) continue;
    runInContext(body, context);
  }
  const rows = self["__next_f"] ?? [];
  const text = rows.map(([kind, value]) => (kind === 1 ? value : `<${String(kind)}>`)).join("");
  return { text, kinds: rows.map(([kind]) => kind) };
}

describe("sealDocument", () => {
  it("leaves a page of one piece as it is, and allows only its scripts", () => {
    const html = page(`${OPENING}${flight("0:{}\n")}`);
    const sealed = sealDocument(html);
    expect(sealed.html).toBe(html);
    expect(sealed.hashes).toEqual(scriptTags(html).map(({ body }) => sha(body)));
    expect(sealed.refused).toEqual([]);
  });

  it("joins a hundred pieces into one with the same text, so that the policy stays short", () => {
    const texts = Array.from(
      { length: 100 },
      (_, index) => `${index}:"</script> æøå 😀 \u2028 <!-- & \\u003c"\n`,
    );
    const html = page(`${OPENING}${flight(...texts)}`);
    const sealed = sealDocument(html);
    expect(sealed.hashes).toHaveLength(2);
    expect(scriptTags(sealed.html)).toHaveLength(2);
    expect(run(sealed.html, sealed.hashes).text).toBe(`<0>${texts.join("")}`);
  });

  it("keeps the order of pieces and other rows, and the page between them", () => {
    const html = page(
      `${OPENING}${flight("a", "b")}<i>1</i>${row([3, "aGVq"])}${flight("c")}<i>2</i>${flight("d")}`,
    );
    const sealed = sealDocument(html);
    expect(run(sealed.html, sealed.hashes)).toEqual({ text: "<0>ab<3>cd", kinds: [0, 1, 3, 1] });
    expect(sealed.html.replaceAll(/<script>.*?<\/script>/g, "")).toBe(page("<i>1</i><i>2</i>"));
  });

  it("keeps the text of the stream, wherever its pieces are cut", () => {
    const text = fc.string({
      unit: fc.constantFrom(
        "a",
        "<",
        ">",
        "&",
        "/script>",
        "<!--",
        "\u2028",
        '"',
        "\\",
        "😀",
        "$&",
        "$1",
        "\n",
      ),
    });
    fc.assert(
      fc.property(fc.array(text, { maxLength: 12 }), (texts) => {
        const html = page(`${OPENING}${flight(...texts)}`);
        const sealed = sealDocument(html);
        const all = scriptTags(html).map(({ body }) => sha(body));
        expect(run(sealed.html, sealed.hashes).text).toBe(run(html, all).text);
        expect(sealed.refused).toEqual([]);
        expect(sealed.hashes.length).toBeLessThanOrEqual(2);
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    "<script>alert(1)</script>",
    '<SCRIPT type="text/javascript">alert(1)</SCRIPT>',
    "<script type=module>alert(1)</script>",
    "<script/x>alert(1)</script >",
    '<script type="importmap">{"imports":{"x":"data:text/javascript,alert(1)"}}</script>',
    '<script type="speculationrules">{}</script>',
    '<script data-x=">">alert(1)</script>',
    '<script>$RC("B:0","S:0")</script>',
  ])("does not allow the injected %s, and says so", (injected) => {
    const sealed = sealDocument(page(`${injected}${OPENING}${flight("a", "b")}`));
    expect(sealed.hashes).toHaveLength(2);
    expect(sealed.refused).toHaveLength(1);
    expect(sealed.html).toContain(injected);
  });

  it("needs no hash for data and for external scripts", () => {
    const sealed = sealDocument(
      page(
        '<script type="application/ld+json">{"@type":"Thing"}</script><script src="/_next/static/x.js" noModule=""></script>',
      ),
    );
    expect(sealed).toMatchObject({ hashes: [], refused: [] });
  });

  it("replaces chunk elements by the start script, and drops the framework's early hints", () => {
    const hint =
      '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/b.js"/><link rel="preload" href="/a.css" as="style"/>';
    const sealed = sealDocument(
      `<head>${hint}<script src="/_next/static/chunks/a.js" async=""></script><script src="/_next/static/chunks/b.js?dpl=x" async=""></script></head><body>${OPENING}</body>`,
    );
    const start = startScript(["/_next/static/chunks/a.js", "/_next/static/chunks/b.js?dpl=x"]);
    expect(sealed.html).toBe(
      `<head><link rel="preload" href="/a.css" as="style"/><script>${start}</script></head><body>${OPENING}</body>`,
    );
    expect(sealed.hashes).toContain(sha(start));
    expect(sealed.refused).toEqual([]);
  });

  it("lets the start script send the requests that a player's page names", () => {
    const own = '<script async="" src="/brand/player.js?v=1" data-requests="/user/info"></script>';
    const { html, hashes } = sealDocument(
      `<head><script src="/_next/static/chunks/a.js" async=""></script><link rel="stylesheet" href="/a.css"/>${own}</head>`,
    );
    const start = startScript(["/_next/static/chunks/a.js"], ["/user/info"]);
    expect(html).toBe(`<head><script>${start}</script><link rel="stylesheet" href="/a.css"/>${own}</head>`);
    expect(hashes).toContain(sha(start));
  });

  it.each([
    '<script src="https://elsewhere.example/_next/static/a.js" async=""></script>',
    '<script src="/_next/static/../../brand/a.svg" async=""></script>',
    '<script src="/_next/static/a.js" async="" integrity="sha256-x"></script>',
    '<script src="/_next/static/a.js" async="">alert(1)</script>',
  ])("takes over no script that is not the framework's chunk: %s", (tag) => {
    expect(sealDocument(page(tag))).toMatchObject({ html: page(tag), hashes: [] });
  });

  it.each([
    "<script",
    "<script >",
    '<script x="',
    '<script>self.__next_f.push([1,"a"])',
    "<script><!--<script></script>",
  ])("is not confused by the broken %j", (broken) => {
    expect(sealDocument(`<p>${broken}`).html).toBe(`<p>${broken}`);
  });
});
