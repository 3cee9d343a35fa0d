import { renderToStaticMarkup } from "react-dom/server";
import { StoryAnswerSchema } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { vendorAnswer } from "../../testing/vendorService.ts";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { RichText, type RichTextProps } from "./RichText.tsx";

const richText = StoryAnswerSchema.parse(vendorAnswer("story-rich-text")).story.content["body"];
const renderBlocks = (blocks: readonly unknown[]) => <aside>{`${blocks.length} blok`}</aside>;

function render(document: unknown, props: Partial<RichTextProps> = {}) {
  const logger = recordingLogger();
  const html = renderToStaticMarkup(
    <RichText document={document} logger={logger} renderBlocks={renderBlocks} {...props} />,
  );
  return { html, ...logger };
}

function doc(...content: object[]) {
  return { type: "doc", content };
}

function text(value: string, ...marks: object[]) {
  return { type: "text", text: value, marks };
}

function link(href: unknown, rest: object = {}) {
  return { type: "link", attrs: { href, linktype: "url", target: "_self", ...rest } };
}

describe("rich text (R3.16)", () => {
  const { html, errors, warnings } = render(richText);

  it.each([
    ["a heading with its id", '<h2 id="saadan-spiller-du">Sådan spiller du</h2>'],
    ["a second heading of the same name", '<h3 id="regler-vilkaar-2">Regler &amp; vilkår</h3>'],
    ["alignment without an inline style", '<p data-align="center"><strong>fed</strong> <em>kursiv</em>'],
    ["strike, underline and code", "<s>slettet</s> <u>understreget</u> <code>kode</code>"],
    ["super- and subscript", "x<sup>2</sup> H<sub>2</sub>"],
    ["a style", '<span class="lead">stil</span>'],
    ["a highlight", '<mark data-color="#FFE300">tusch</mark>'],
    ["a colour", '<span data-color="#1E90FF">farve</span>'],
    ["an anchor", '<span id="regler">anker</span>'],
    [
      "one link across differently marked text, cut off from this window",
      '<a href="https://example.com/" target="_blank" rel="noopener nofollow" title="Eksempel">Se <strong>eksemplet</strong></a>',
    ],
    ["an e-mail", '<a href="mailto:hjaelp@example.com">skriv</a>'],
    ["a story with its anchor", '<a href="/om-os#holdet">om os</a>'],
    ["an asset", '<a href="https://a.storyblok.com/f/264311/x/2b1c/regler.pdf">reglerne</a>'],
    ["a bullet list", "<ul><li><p>punkt</p></li></ul>"],
    ["an ordered list that goes on", '<ol start="3"><li><p>tredje</p></li></ol>'],
    ["a quote", "<blockquote><p>citat</p></blockquote>"],
    ["code", '<pre><code data-language="ts">const x = 1 &lt; 2;</code></pre>'],
    ["a rule", "<hr/>"],
    ["a line break and an emoji", 'linje<br/>skift<span data-emoji="slot_machine">🎰</span>'],
    [
      "a table with head, background and span",
      '<table><thead><tr><th scope="col"><p>Spil</p></th><th scope="col"><p>RTP</p></th></tr></thead><tbody><tr><td data-background="#eeeeee"><p>Krystal</p></td><td><p>96,1 %</p></td></tr><tr><td colSpan="2"><p>i alt</p></td></tr></tbody></table>',
    ],
    ["an embedded block", "<aside>1 blok</aside>"],
  ])("shows %s", (_what, part) => {
    expect(html).toContain(part);
  });

  it("shows an image with its alternative text, its own proportions and candidates up to its own width", () => {
    const tag = /<img[^>]*>/.exec(html)?.[0] ?? "";
    expect(tag).toContain('alt="Fjord over en fjord"');
    expect(tag).toContain('width="1920" height="1080"');
    expect(tag).toContain("fjord.jpg/m/480x0 480w");
    expect(tag).not.toContain("2400w");
    expect(tag).toContain('loading="lazy"');
  });

  it("renders every node and mark of the text that the vendor sends", () => {
    expect([...errors, ...warnings]).toEqual([]);
  });

  it("applies image options and warns once about an invalid one, however many images there are (R8.11)", () => {
    const image = { type: "image", attrs: { src: "https://a.storyblok.com/f/1/800x600/ab/x.png", alt: "x" } };
    const result = render(doc(image, image), {
      imageOptions: { quality: 60, blur: 101, rotation: 45, width: 0 },
    });
    expect(result.html).toContain('src="https://a.storyblok.com/f/1/800x600/ab/x.png/m/filters:quality(60)"');
    expect(result.warnings).toEqual([
      expect.stringContaining("width"),
      expect.stringContaining("blur"),
      expect.stringContaining("rotation"),
    ]);
  });

  it.each(["javascript:alert(1)", "java\nscript:alert(1)", "data:text/html,<script>alert(1)</script>", null])(
    "shows the text of a link that must not be followed, and says so: %j",
    (href) => {
      const result = render(doc({ type: "paragraph", content: [text("klik", link(href))] }));
      expect(result.html).toBe("<p>klik</p>");
      expect(result.warnings).toHaveLength(1);
    },
  );

  it("never turns text, attributes or addresses into markup", () => {
    const evil = '"><script>alert(1)</script></script>\u2028';
    const result = render(
      doc(
        { type: "heading", attrs: { level: 2 }, content: [text(evil)] },
        {
          type: "paragraph",
          attrs: { textAlign: evil },
          content: [
            text(evil, link(`https://example.com/${evil}`, { custom: { title: evil } })),
            text("x", { type: "styled", attrs: { class: evil } }, { type: "anchor", attrs: { id: evil } }),
            text("x", { type: "highlight", attrs: { color: `red;${evil}` } }),
          ],
        },
        { type: "image", attrs: { src: `https://example.com/${evil}`, alt: evil } },
        { type: "image", attrs: { src: "javascript:alert(1)", alt: "x" } },
        { type: "code_block", attrs: { class: evil }, content: [text(evil)] },
      ),
    );
    expect(result.html).not.toContain("<script");
    expect(result.html).not.toContain("javascript:");
    expect(result.html).not.toMatch(/ style=| on\w+=/);
  });

  it("merges adjacent parts of one link, and keeps different links apart", () => {
    const a = link("/a");
    const result = render(
      doc({
        type: "paragraph",
        content: [
          text("1", a),
          text("2", a, { type: "bold" }),
          text("3", link("/b")),
          text("4"),
          text("5", a),
        ],
      }),
    );
    expect(result.html).toBe(
      '<p><a href="/a">1<strong>2</strong></a><a href="/b">3</a>4<a href="/a">5</a></p>',
    );
  });

  it("uses the site's function for the address of a story", () => {
    const story = link("/en/om-os", { linktype: "story", uuid: "u", story: { full_slug: "en/om-os" } });
    const result = render(doc({ type: "paragraph", content: [text("om", story)] }), {
      storyHref: ({ fullSlug }) => `/${fullSlug.replace(/^en\//, "")}`,
    });
    expect(result.html).toBe('<p><a href="/om-os">om</a></p>');
  });

  it("lets a page replace single elements", () => {
    const result = render(doc({ type: "heading", attrs: { level: 1 }, content: [text("Titel")] }), {
      elements: { heading: ({ level, id, children }) => <h4 id={`${id}-${level}`}>{children}</h4> },
    });
    expect(result.html).toBe('<h4 id="titel-1">Titel</h4>');
  });

  it("shows the content of an unknown node and the text of an unknown mark, and logs them", () => {
    const result = render(
      doc({ type: "details", content: [{ type: "paragraph", content: [text("a", { type: "blink" })] }] }),
    );
    expect(result.html).toBe("<p>a</p>");
    expect(result.warnings).toHaveLength(2);
  });

  it("logs an embedded block without a renderer (R8.11)", () => {
    const blok = { type: "blok", attrs: { id: "i", body: [{ _uid: "u", component: "notice" }] } };
    const logger = recordingLogger();
    expect(renderToStaticMarkup(<RichText document={doc(blok)} logger={logger} />)).toBe("");
    expect(logger.errors).toHaveLength(1);
  });

  it("shows nothing for an empty field and logs a field that is no rich text", () => {
    expect(["", null, undefined].map((field) => render(field).html)).toEqual(["", "", ""]);
    const result = render("<b>html</b>");
    expect(result.html).toBe("");
    expect(result.errors).toHaveLength(1);
  });
});
