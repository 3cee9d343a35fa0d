import type { Story } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import { createReferenceResolver, type References } from "./resolveReferences.ts";

function story(uuid: string, content: Record<string, unknown>): Story {
  return {
    uuid,
    id: 1,
    name: uuid,
    slug: uuid,
    full_slug: uuid,
    lang: "default",
    content: { component: "article", _uid: `${uuid}-root`, ...content },
    created_at: "2026-01-01T00:00:00.000Z",
    position: 0,
    tag_list: [],
    is_startpage: false,
    parent_id: null,
    group_id: uuid,
    alternates: [],
  };
}

function relatedOf(one: Story): Story[] {
  return one.content["related"] as Story[];
}

function resolve(target: Story, references: Partial<References> & { stories?: Story[] }): Story {
  const { stories = [], ...rest } = references;
  return createReferenceResolver({
    relations: new Set(["article.related", "article.author"]),
    rels: new Map(stories.map((one) => [one.uuid, one])),
    links: new Map(),
    ...rest,
  })(target);
}

describe("resolving references (R7.22, R7.23)", () => {
  it("replaces uuids in the requested fields by stories, one or many, in order", () => {
    const resolved = resolve(story("a", { author: "p", related: ["c", "b"] }), {
      stories: [story("b", {}), story("c", {}), story("p", {})],
    });
    expect(resolved.content).toMatchObject({
      author: { uuid: "p" },
      related: [{ uuid: "c" }, { uuid: "b" }],
    });
  });

  it("leaves a field of the same name in another component alone", () => {
    const block = { component: "quote", _uid: "q", author: "p" };
    const resolved = resolve(story("a", { body: [block] }), { stories: [story("p", {})] });
    expect(resolved.content["body"]).toEqual([block]);
  });

  it("keeps the uuid of a story that is not published", () => {
    expect(resolve(story("a", { related: ["gone"] }), {}).content["related"]).toEqual(["gone"]);
  });

  it("terminates where stories refer to each other, and resolves each story once", () => {
    const names = Array.from({ length: 40 }, (_, index) => `s${index}`);
    const stories = names.map((name) => story(name, { related: names.filter((other) => other !== name) }));
    const resolved = resolve(story("s0", { related: names.slice(1) }), { stories });
    const related = relatedOf(resolved);
    const [inner] = related.map(relatedOf);
    expect(related).toHaveLength(39);
    expect(inner?.map(({ uuid }) => uuid)).toContain("s0");
    expect(inner?.[0]?.content["related"]).toEqual(names.filter((name) => name !== "s0"));
    const shared = related.map((one) => relatedOf(one).find(({ uuid }) => uuid === "s0"));
    expect(new Set(shared).size).toBe(1);
  });

  it("adds their story to link fields and rich-text links at any depth", () => {
    const field = { fieldtype: "multilink", linktype: "story", id: "l", cached_url: "old" };
    const mark = { type: "link", attrs: { linktype: "story", uuid: "l", href: "/old" } };
    const text = {
      type: "doc",
      content: [{ type: "paragraph", content: [{ type: "text", text: "x", marks: [mark] }] }],
    };
    const link = { uuid: "l", id: 2, name: "L", slug: "ny", full_slug: "ny", url: "ny" };
    const resolved = resolve(
      story("a", {
        body: [{ component: "hero", _uid: "h", cta: field, text }],
        home: { linktype: "url", id: "l" },
      }),
      { links: new Map([["l", link]]) },
    );
    expect(resolved.content["body"]).toMatchObject([
      {
        cta: { ...field, story: link },
        text: { content: [{ content: [{ marks: [{ attrs: { story: link } }] }] }] },
      },
    ]);
    expect(resolved.content["home"]).not.toHaveProperty("story");
  });

  it("does not change its input", () => {
    const given = story("a", { related: ["b"] });
    resolve(given, { stories: [story("b", {})] });
    expect(given.content["related"]).toEqual(["b"]);
  });
});
