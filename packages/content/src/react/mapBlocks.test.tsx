import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { recordingLogger } from "../../testing/recordingLogger.ts";
import { logInvalidBlock, logMissingBlock, mapBlocks } from "./mapBlocks.tsx";

const schema = z.discriminatedUnion("component", [
  z.object({ component: z.literal("hero"), _uid: z.string(), title: z.string() }),
  z.object({ component: z.literal("notice"), _uid: z.string(), text: z.string() }),
]);
type TestBlock = z.infer<typeof schema>;

function render(blocks: unknown[]) {
  const logger = recordingLogger();
  const Blocks = mapBlocks<TestBlock, { locale: string }>(
    { hero: ({ block, locale }) => <h1 lang={locale}>{block.title}</h1> },
    { schema, onMissing: logMissingBlock(logger), onInvalid: logInvalidBlock(logger) },
  );
  return { html: renderToStaticMarkup(<Blocks blocks={blocks} locale="da" />), ...logger };
}

describe("content blocks (R3.16)", () => {
  it("are rendered in order by the component of their name, with the shared props", () => {
    const { html, errors } = render([
      { component: "hero", _uid: "1", title: "Et", _editable: "<!--#storyblok#{}-->" },
      { component: "hero", _uid: "2", title: "To" },
    ]);
    expect(html).toBe('<h1 lang="da">Et</h1><h1 lang="da">To</h1>');
    expect(errors).toEqual([]);
  });

  it("log an error and render nothing when their component is missing (R8.11)", () => {
    const { html, errors } = render([
      { component: "notice", _uid: "1", text: "x" },
      { component: "constructor", _uid: "2" },
      { component: "hero", _uid: "3", title: "Et" },
    ]);
    expect(html).toBe('<h1 lang="da">Et</h1>');
    expect(errors).toEqual([
      expect.stringContaining('No component is registered for the block "notice"'),
      expect.stringContaining('"constructor"'),
    ]);
  });

  it("do not affect the rest of the page when one breaks its schema or is not a block", () => {
    const { html, errors } = render([
      { component: "hero", _uid: "1" },
      "not a block",
      { component: "hero", _uid: "2", title: "To" },
    ]);
    expect(html).toBe('<h1 lang="da">To</h1>');
    expect(errors).toEqual([expect.stringContaining("title"), expect.stringContaining("cannot be shown")]);
  });
});
