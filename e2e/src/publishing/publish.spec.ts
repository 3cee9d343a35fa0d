import type { APIRequestContext } from "@playwright/test";
import { COOKIES, PREVIEW_PARAM } from "@spilhus/contracts";
import { answerCookies } from "../fixtures/answerCookies.ts";
import { expect, test } from "../fixtures/test.ts";
import { localState } from "../stack/localState.ts";
import { openEditor, type EditableStory, type Editor } from "./editor.ts";

/** A publish must reach visitors within this time. */
const VISIBLE = { timeout: 2_000, intervals: [50, 100, 150, 200] };
const NEW_SLUG = "blog/en-artikel-der-udgives-og-traekkes-tilbage";

// Serial: the tests of this file change and read the same lists.
test.describe.configure({ mode: "serial" });

let editor: Editor;
let restore: (() => Promise<void>)[] = [];
test.beforeEach(async ({ brand }) => {
  editor = await openEditor(brand);
});
test.afterEach(async () => {
  for (const undo of restore) await undo();
  restore = [];
});

const textOf = async (request: APIRequestContext, path: string, headers: Record<string, string> = {}) =>
  (await request.get(path, { headers: { accept: "text/html", ...headers } })).text();

/** Slugs of the published articles, as the sitemap lists them. */
async function articles(request: APIRequestContext): Promise<string[]> {
  const sitemap = await textOf(request, "/sitemap.xml");
  return [...sitemap.matchAll(/<loc>[^<]*\/(blog\/[^<]+)<\/loc>/g)].map(([, slug = ""]) => slug);
}

async function publish(story: EditableStory, changes: Record<string, unknown>): Promise<void> {
  restore.push(() =>
    editor.change({ action: "publish", full_slug: story.full_slug, content: story.content }),
  );
  await editor.change({
    action: "publish",
    full_slug: story.full_slug,
    content: { ...story.content, ...changes },
  });
}

test("a published title reaches the page, every list, the related page and the soft navigation within 2 s, without a build (R7.21, R1.07, R3.16)", async ({
  request,
}) => {
  const slugs = await articles(request);
  const pages = await Promise.all(
    slugs.map(async (slug) => ({ slug, html: await textOf(request, `/${slug}`) })),
  );
  const [slug = "", related = ""] =
    pages.flatMap(({ slug: from, html }) => {
      const to = slugs.find((candidate) => candidate !== from && html.includes(`href="/${candidate}"`));
      return to === undefined ? [] : [[to, from]];
    })[0] ?? [];
  expect(slug).not.toBe("");
  const build = await (await request.get("/builds/latest.json")).json();
  const story = await editor.read(slug);
  const title = `Udgivet ${Date.now()}`;
  await publish(story, { title });
  await expect(async () => {
    const [page, list, relatedPage, payload] = await Promise.all([
      textOf(request, `/${slug}`),
      textOf(request, "/blog"),
      textOf(request, `/${related}`),
      textOf(request, `/${slug}`, { rsc: "1", accept: "*/*" }),
    ]);
    expect(page).toContain(title);
    expect(list).toContain(title);
    expect(relatedPage).toContain(title);
    expect(payload).toContain(title);
    expect(payload).not.toContain("<!DOCTYPE");
  }).toPass(VISIBLE);
  expect(await (await request.get("/builds/latest.json")).json()).toEqual(build);
});

test("a new article appears in list and sitemap, and disappears when it is withdrawn (R7.21, R1.07)", async ({
  request,
}) => {
  const [model = ""] = await articles(request);
  const { content } = await editor.read(model);
  const title = `Ny ${Date.now()}`;
  expect((await request.get(`/${NEW_SLUG}`)).status()).toBe(404);
  restore.push(() => editor.change({ action: "unpublish", full_slug: NEW_SLUG }).catch(() => undefined));
  await editor.change({
    action: "publish",
    full_slug: NEW_SLUG,
    name: title,
    content: { ...content, title },
  });
  await expect(async () => {
    const [page, list, sitemap] = await Promise.all(
      [`/${NEW_SLUG}`, "/blog", "/sitemap.xml"].map((path) => textOf(request, path)),
    );
    expect(page).toContain(title);
    expect(list).toContain(title);
    expect(sitemap).toContain(`/${NEW_SLUG}</loc>`);
  }).toPass(VISIBLE);
  await editor.change({ action: "unpublish", full_slug: NEW_SLUG });
  await expect(async () => {
    const [page, list, sitemap] = await Promise.all([
      request.get(`/${NEW_SLUG}`),
      textOf(request, "/blog"),
      textOf(request, "/sitemap.xml"),
    ]);
    expect(page.status()).toBe(404);
    expect(list).not.toContain(title);
    expect(sitemap).not.toContain(NEW_SLUG);
  }).toPass(VISIBLE);
});

test("a draft is visible only with the secret, under a bar with an exit, and is never cached (R6.07)", async ({
  page,
  context,
  request,
  brand,
}) => {
  await answerCookies(context, brand);
  const slug = (await articles(request)).at(-1) ?? "";
  const story = await editor.read(slug);
  const title = `Kladde ${Date.now()}`;
  restore.push(() => editor.change({ action: "save", full_slug: slug, content: story.content }));
  await editor.change({ action: "save", full_slug: slug, content: { ...story.content, title } });

  const wrong = await request.get(`/${slug}?${PREVIEW_PARAM}=${"0".repeat(48)}`, { maxRedirects: 0 });
  expect(wrong.status()).toBe(403);
  expect(wrong.headers()["set-cookie"]).toBeUndefined();
  expect(wrong.headers()["cache-control"]).toBe("no-store");
  expect(await wrong.text()).not.toContain(title);

  await page.goto(`/${slug}?${PREVIEW_PARAM}=${editor.previewSecret}`);
  expect(page.url()).not.toContain(editor.previewSecret);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("Du ser indhold, der ikke er udgivet.")).toBeVisible();
  const kept = (await context.cookies()).find(({ name }) => name === COOKIES.preview.name);
  expect(kept).toMatchObject({ httpOnly: true, secure: true, sameSite: "None", expires: -1 });
  const again = await page.reload();
  expect(again?.headers()["cache-control"]).toContain("no-store");
  expect(await textOf(request, `/${slug}`)).not.toContain(title);

  await page.getByRole("link", { name: "Afslut forhåndsvisning" }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(title);
  await expect(page.getByText("Du ser indhold, der ikke er udgivet.")).toHaveCount(0);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain("__prerender_bypass");
  expect(await textOf(request, `/${slug}`)).not.toContain(title);
});

test("a management call is refused to browsers and without a signature (R6.07)", async ({
  request,
  brand,
}) => {
  const path = `/management/spaces/${brand}/stories`;
  const data = { action: "publish", full_slug: "blog/x" };
  expect((await request.post(path, { data })).status()).toBeGreaterThanOrEqual(400);
  const { ports } = await localState();
  const unsigned = await fetch(`http://127.0.0.1:${ports.gateway}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(data),
  });
  expect(unsigned.status).toBe(401);
});
