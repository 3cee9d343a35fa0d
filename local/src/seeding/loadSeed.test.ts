import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase, personKeys, type Database } from "@spilhus/gateway";
import { manualClock } from "@spilhus/lib";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { SeedGame } from "@spilhus/seed/games";
import type { SeedStory } from "@spilhus/seed/stories";
import { BRAND } from "../../testing/registeredBrand.ts";
import { loadSeed, type SeedPlan } from "./loadSeed.ts";

const game = (slug: string, category: SeedGame["category"]): SeedGame => ({
  slug,
  name: slug,
  provider: "polar",
  category,
  themes: ["winter"],
  minBetOre: 100,
  maxBetOre: 1_000,
  releasedOn: { daysAgo: 5 },
  popularity: 500,
  description: { da: "Da", en: "En" },
  rules: { da: ["Da"], en: ["En"] },
  features: { da: [], en: [] },
});
const stories: readonly SeedStory[] = ["front", "about", "faq"].map((slug) => ({
  full_slug: `pages/${slug}`,
  name: slug,
  content: { component: "page", published_on: { daysAgo: 1 }, image: { filename: "seed:cover/paper/x" } },
}));

const DAY = 86_400_000;
const clock = manualClock("2026-11-21T12:00:00Z");
const draw = vi.fn(
  (name: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20"><!--${name}--></svg>`,
);
let folder: string;
let database: Database;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "seed-"));
  database = await openDatabase({ stateDir: folder });
}, 60_000);
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

const plan = (changes: Partial<SeedPlan> = {}): SeedPlan => ({
  database,
  clock,
  log: () => undefined,
  brands: [BRAND],
  storiesOf: () => Promise.resolve(stories),
  catalogue: {
    games: [game("isfuglens-skat", "slots"), game("rod-roulette", "casino")],
    providers: [{ slug: "polar", name: "Polar" }],
    themes: [{ slug: "winter", name: { da: "Vinter", en: "Winter" } }],
    rooms: [],
  },
  illustrator: { game: draw, illustration: draw, cover: draw },
  playerKeys: personKeys("a secret for numbers of people in tests"),
  version: "1",
  ...changes,
});
const query = async (statement: string) => (await database.db.execute(statement)).rows;
/** Everything by which a visitor or editor could tell two states apart. */
const state = () =>
  Promise.all([
    query("SELECT * FROM spaces"),
    query("SELECT * FROM stories ORDER BY full_slug"),
    query("SELECT * FROM games ORDER BY slug"),
    query("SELECT space, hash, name FROM assets ORDER BY hash, name"),
    query("SELECT queue, payload FROM jobs WHERE queue <> 'plan-rooms' ORDER BY id"),
    query("SELECT * FROM players ORDER BY email"),
    query("SELECT * FROM holds ORDER BY id"),
  ]);

describe("the seed of a local stack", { timeout: 240_000 }, () => {
  it("loads stories, games and art, and no winners: those have to win (R1.03, R1.07)", async () => {
    await loadSeed(plan());
    const [spaces, found, games, assets, notes] = await state();
    expect(spaces).toHaveLength(1);
    expect(found.map((story) => story["full_slug"])).toEqual(["pages/about", "pages/faq", "pages/front"]);
    expect(found[0]?.["published"]).toMatchObject({
      published_on: "2026-11-20",
      image: { filename: expect.stringMatching(/^\/f\/\d+\/30x20\/[0-9a-f]{20}\/paper-x\.svg$/) },
    });
    expect(games[0]).toMatchObject({ slug: "isfuglens-skat", released_on: "2026-11-16" });
    expect(assets).toHaveLength(7);
    expect(notes).toEqual([]);
    expect(await query("SELECT * FROM winners")).toEqual([]);
  });

  it("loads every seeded player in the state they are named after", async () => {
    const rows = await query(
      `SELECT email, eid_verified_at IS NOT NULL AS verified, password_hash IS NOT NULL AS password, kind,
        ends_at > clock.now() AS lasts FROM players LEFT JOIN holds ON player_id = players.id`,
    );
    const ordinary = { verified: true, password: false, kind: null, lasts: null };
    expect(rows).toHaveLength(25);
    expect(rows).toEqual(
      expect.arrayContaining([
        { ...ordinary, email: "spiller@spiller.example" },
        { ...ordinary, email: "block@spiller.example", kind: "block", lasts: true },
        { ...ordinary, email: "expired-block@spiller.example", kind: "block", lasts: false },
        { ...ordinary, email: "unverified@spiller.example", verified: false },
        { ...ordinary, email: "password@spiller.example", password: true },
      ]),
    );
  });

  it("changes nothing and draws nothing the second time", async () => {
    const before = await state();
    draw.mockClear();
    clock.advance(3_600_000);
    await loadSeed(plan());
    expect(await state()).toEqual(before);
    expect(draw).not.toHaveBeenCalled();
  });

  it("writes only what a new version changes, and announces it", async () => {
    const [before] = await query("SELECT * FROM spaces");
    const changed = stories.map((story) =>
      story.full_slug === "pages/faq" ? { ...story, content: { ...story.content, title: "Ny" } } : story,
    );
    await loadSeed(plan({ version: "2", storiesOf: () => Promise.resolve(changed) }));
    const updated = await query("SELECT full_slug FROM stories WHERE updated_at > created_at");
    expect(updated).toEqual([{ full_slug: "pages/faq" }]);
    const [after] = await query("SELECT * FROM spaces");
    expect(Number(after?.["cv"])).toBeGreaterThan(Number(before?.["cv"]));
    const [{ tags } = { tags: [] }] = await query(
      "SELECT payload -> 'tags' AS tags FROM jobs WHERE queue <> 'plan-rooms'",
    );
    expect(tags).toContain("slug:pages/faq");
    expect(tags).not.toContain("slug:pages/front");
  });

  it("moves its dates to today after a week", async () => {
    clock.advance(8 * DAY);
    await loadSeed(plan({ version: "2" }));
    const [front] = await query("SELECT published FROM stories WHERE full_slug = 'pages/front'");
    expect(front?.["published"]).toMatchObject({ published_on: "2026-11-28" });
  });

  it("fails for a drawing that does not exist, and names it", async () => {
    const wrong = [
      { full_slug: "pages/a", name: "a", content: { component: "page", image: "seed:photo/x" } },
    ];
    await expect(loadSeed(plan({ version: "3", storiesOf: () => Promise.resolve(wrong) }))).rejects.toThrow(
      '"seed:photo/x" names no drawing',
    );
  });
});
