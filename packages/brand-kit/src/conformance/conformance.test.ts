import { GUARD_IDS } from "@spilhus/contracts";
import { describe, expect, it } from "vitest";
import type { BrandFolder, BrandPart, PartName } from "../brand-folder/brandFolder.ts";
import { conformance } from "./conformance.ts";
import { crossBrandConformance } from "./crossBrandConformance.ts";
import { formatFinding } from "../findings/finding.ts";
import type { Known } from "./rules/known.ts";
import { soundFolder } from "../../testing/soundFolder.ts";

const known: Known = {
  guardIds: GUARD_IDS,
  messageKeys: new Set(["shell.menu", "shell.close"]),
  now: new Date("2026-11-21T12:00:00Z"),
};

/** Findings about the test brand with some parts replaced. */
function linesOf(parts: Partial<Record<PartName, unknown>>, rest: Partial<BrandFolder> = {}): string[] {
  const folder = soundFolder();
  const replaced = Object.entries(parts).map(([name, value]): [string, BrandPart] => [
    name,
    { state: "read", value },
  ]);
  return conformance(
    { ...folder, ...rest, parts: { ...folder.parts, ...Object.fromEntries(replaced) } },
    known,
  ).map((finding) => `${finding.level} ${formatFinding(finding)}`);
}

const sound = () => {
  const { parts } = soundFolder();
  return {
    identity: parts.identity.value,
    navigation: parts.navigation.value,
    theme: parts.theme.value,
    stories: parts.stories.value,
  };
};

const identityWith = (fault: object) => linesOf({ identity: { ...sound().identity, ...fault } });

const experiment = {
  name: "hero",
  routes: ["front"],
  versions: [
    { version: "a", weight: 1 },
    { version: "b", weight: 1 },
  ],
  needsAuthentication: false,
  endsAt: "2030-01-01",
};

describe("conformance", () => {
  it("finds nothing wrong with a valid brand", () => {
    expect(linesOf({})).toEqual([]);
  });

  it("names a file that is missing or cannot be read", () => {
    const folder = soundFolder();
    const parts = {
      ...folder.parts,
      guards: { state: "missing" as const },
      experiments: { state: "broken" as const, reason: "does not export experiments." },
    };
    expect(conformance({ ...folder, parts }, known).map(formatFinding)).toEqual([
      "brands/havn/guards.ts: is missing.",
      "brands/havn/experiments.ts: does not export experiments.",
    ]);
  });

  it("names file, key, value and rule of a feature that does not exist", () => {
    expect(identityWith({ features: ["slots", "bingo", "kasino", "winners"] })).toEqual([
      'error brands/havn/brand.ts: features[2] "kasino" is not a feature. Use one of slots, casino, bingo, banko, winners, wheel, blog, press, affiliate, competition, tv, mobile-app.',
    ]);
  });

  it("distinguishes a missing key, an unknown key and one of the wrong type", () => {
    const { rpId: _, ...without } = sound().identity;
    expect(linesOf({ identity: { ...without, colour: "blue", name: 7 } })).toEqual([
      "error brands/havn/brand.ts: name 7 must be of type string.",
      "error brands/havn/brand.ts: rpId is missing.",
      "error brands/havn/brand.ts: colour is not a known key. Remove it.",
    ]);
  });

  it("refuses an unknown look", () => {
    expect(identityWith({ look: { ...sound().identity.look, header: "huge" } })).toEqual([
      'error brands/havn/brand.ts: look.header "huge" is not a header. Use one of slim, tall.',
    ]);
  });

  it("wants both locales configured (R1.01, R5.12)", () => {
    expect(identityWith({ locales: ["da"] })).toEqual([
      "error brands/havn/brand.ts: locales must have both da and en.",
    ]);
    expect(identityWith({ locales: ["da", "en", "de"] })).toEqual([
      'error brands/havn/brand.ts: locales[2] "de" is not a locale. Use one of da, en.',
    ]);
  });

  it("wants a studio's frames to be https, once, and of an origin of the studio's own (games attack 11)", () => {
    const own = sound().identity.domains.production[0];
    const studio = { id: "polar", origin: "https://spil.polar.example" };
    expect(identityWith({ studios: [studio] })).toEqual([]);
    const linesWith = (...studios: readonly object[]) => identityWith({ studios }).join("\n");
    for (const origin of [
      "http://spil.polar.example",
      "https://spil.polar.example/",
      "https://127.0.0.1",
      "*",
    ]) {
      expect(linesWith({ ...studio, origin })).toContain("must be an https origin without a path");
    }
    expect(linesWith({ ...studio, origin: "https://studio.localhost" })).toContain("on one machine only");
    expect(linesWith({ ...studio, origin: `https://${own}` })).toContain("is the brand's own");
    expect(linesWith(studio, studio)).toContain('studios[1].id "polar" stands here twice.');
    expect(linesWith({ ...studio, id: "Polar" })).toContain("must be the slug of a provider");
  });

  it("wants a time zone that exists (R9.01)", () => {
    expect(identityWith({ timezone: "Europe/Skagen" })).toEqual([
      'error brands/havn/brand.ts: timezone "Europe/Skagen" is not a time zone. Use an IANA name such as Europe/Copenhagen.',
    ]);
  });

  it.each(["GTM-ABC123", "G-0XY9"])("accepts the tag manager id %s (R5.11)", (tagManagerId) => {
    expect(identityWith({ tagManagerId })).toEqual([]);
  });

  it.each(["gtm-abc123", "GTM-abc", "UA-12345", "GTM-", "G-AB C", "XGTM-ABC"])(
    "refuses the tag manager id %s (R5.11)",
    (tagManagerId) => {
      expect(identityWith({ tagManagerId })).toEqual([
        `error brands/havn/brand.ts: tagManagerId "${tagManagerId}" is not a tag manager id. Write GTM- or G- and upper-case letters and digits.`,
      ]);
    },
  );

  it("takes words for a passkey that could not be made, in both languages or not at all (R8.14)", () => {
    const passkeyFailure = { da: "Ring 70 10 10 10.", en: "Call 70 10 10 10." };
    expect(identityWith({ passkeyFailure })).toEqual([]);
    expect(identityWith({ passkeyFailure: { da: "Ring.", en: "" } })).toEqual([
      'error brands/havn/brand.ts: passkeyFailure.en "" must not be empty.',
    ]);
  });

  it("wants the id to be the folder's name", () => {
    expect(identityWith({ id: "havnen" })).toEqual([
      'error brands/havn/brand.ts: id "havnen" is not the name of its folder, "havn".',
    ]);
  });

  it("wants every production host under the relying party", () => {
    const domains = { production: ["havn.example", "spil.test"], local: ["havn.localhost"] };
    expect(identityWith({ domains })).toEqual([
      'error brands/havn/brand.ts: domains.production[1] "spil.test" is not rpId "havn.example" or a host under it.',
    ]);
  });

  it("wants a stricter duty to apply today", () => {
    const { compliance } = sound().identity;
    const coolingOff = [{ appliesFrom: "2027-01-01", hours: 48, source: "House rule", confirmedBy: null }];
    expect(identityWith({ compliance: { ...compliance, stricter: { coolingOff } } })).toEqual([
      "error brands/havn/brand.ts: compliance.stricter.coolingOff has no value that applies on 2026-11-21.",
    ]);
  });

  it("refuses a duty that is weaker than the law, without its source, or twice from one day", () => {
    const { compliance } = sound().identity;
    const weaker = { appliesFrom: "2012-01-01", leastDays: 20, source: "House rule", confirmedBy: null };
    const withBlock = (...block: readonly object[]) =>
      identityWith({ compliance: { ...compliance, stricter: { block } } });
    expect(withBlock(weaker)).toEqual([
      "error brands/havn/brand.ts: compliance.stricter.block[0].leastDays 20 is less strict than the law: it must be at least 30.",
    ]);
    expect(withBlock({ ...weaker, source: "" })).toEqual([
      'error brands/havn/brand.ts: compliance.stricter.block[0].source "" must not be empty.',
    ]);
    const strict = { ...weaker, leastDays: 60 };
    expect(withBlock(strict, strict)).toEqual([
      "error brands/havn/brand.ts: compliance.stricter.block has two values that apply from 2012-01-01.",
    ]);
  });

  it("wants a jurisdiction that exists", () => {
    expect(identityWith({ jurisdiction: "se" })).toEqual([
      'error brands/havn/brand.ts: jurisdiction "se" is not a jurisdiction. Use one of dk.',
    ]);
  });

  it("wants navigation to lead to enabled pages without parameters, each once in the primary", () => {
    const { navigation } = sound();
    const label = { da: "Her", en: "Here" };
    const primary = [
      { route: "slots", label },
      { route: "casino", label },
      { route: "game", label },
      { route: "slots", label },
    ];
    expect(linesOf({ navigation: { ...navigation, primary } })).toEqual([
      'error brands/havn/navigation.ts: primary[1].route "casino" is not enabled: brand.ts has no feature "casino".',
      'error brands/havn/navigation.ts: primary[2].route "game" needs path parameters and cannot be linked from navigation.',
      'error brands/havn/navigation.ts: primary[3].route "slots" is there twice.',
    ]);
  });

  it("checks the links of the footer too, and that a label is there in both languages", () => {
    const { navigation } = sound();
    const heading = { da: "Spil", en: "Games" };
    const footer = [{ heading, items: [{ route: "tv", label: { da: "TV", en: "" } }] }];
    expect(linesOf({ navigation: { ...navigation, footer } })).toEqual([
      'error brands/havn/navigation.ts: footer[0].items[0].label.en "" must not be empty.',
    ]);
    footer[0]?.items.splice(0, 1, { route: "tv", label: { da: "TV", en: "TV" } });
    expect(linesOf({ navigation: { ...navigation, footer } })).toEqual([
      'error brands/havn/navigation.ts: footer[0].items[0].route "tv" is not enabled: brand.ts has no feature "tv".',
    ]);
  });

  it("accepts the guards there are and refuses others (R3.04)", () => {
    expect(linesOf({ guards: { "game-entrance": ["verified-eid"] } })).toEqual([]);
    expect(
      linesOf({ guards: { "game-entrance": ["verified-eid", "rich"], casino: ["verified-eid"] } }),
    ).toEqual([
      'error brands/havn/guards.ts: ["game-entrance"][1] "rich" is not a guard. Use one of withdrawal-not-blocked, verified-eid, deposit-limit-set.',
      "error brands/havn/guards.ts: casino is not enabled on this brand.",
    ]);
  });

  it("lets a brand guard a route whose page is still to come, and nothing that must stay open (R5.13)", () => {
    expect(linesOf({ guards: { playgame: ["verified-eid"] } })).toEqual([]);
    expect(
      linesOf({
        guards: { "customer-service": ["verified-eid"], eid: ["verified-eid"], front: ["verified-eid"] },
      }),
    ).toEqual([
      'error brands/havn/guards.ts: ["customer-service"] must stay open: it is help, or where visitors are sent.',
      "error brands/havn/guards.ts: eid must stay open: it is help, or where visitors are sent.",
      "error brands/havn/guards.ts: front must stay open: it is help, or where visitors are sent.",
    ]);
  });

  it("accepts an experiment of the specification with versions from a on (R3.05)", () => {
    expect(linesOf({ experiments: [experiment] })).toEqual([]);
  });

  it.each([
    [
      { name: "banner" },
      /^error brands\/havn\/experiments\.ts: \[0\]\.name "banner" is not an experiment\. Use one of /,
    ],
    [
      { versions: [experiment.versions[1], experiment.versions[0]] },
      /\[0\]\.versions must begin with version a\.$/,
    ],
    [{ versions: [experiment.versions[0]] }, /\[0\]\.versions needs version a and at least one more\.$/],
    [
      { versions: [experiment.versions[0], { version: "f", weight: 1 }] },
      /version "f" is not a version\. Use one of a, b, c, d, e\.$/,
    ],
    [{ routes: ["casino"] }, /\[0\]\.routes\[0\] "casino" is not enabled on this brand\.$/],
    [{ endsAt: "soon" }, /\[0\]\.endsAt "soon" must be a date written YYYY-MM-DD\.$/],
    [{ needsAuthentication: undefined }, /\[0\]\.needsAuthentication is missing\.$/],
  ])("refuses an experiment with %o (R3.05)", (fault, line) => {
    expect(linesOf({ experiments: [{ ...experiment, ...fault }] })).toEqual([expect.stringMatching(line)]);
  });

  it("refuses an experiment that runs twice, and more than ten contexts a page (R3.05)", () => {
    expect(linesOf({ experiments: [experiment, experiment] })).toEqual([
      'error brands/havn/experiments.ts: [1].name "hero" runs twice.',
    ]);
    const versions = ["a", "b", "c"].map((version) => ({ version, weight: 1 }));
    const two = [
      { ...experiment, versions },
      { ...experiment, name: "landing-page" },
    ];
    expect(linesOf({ experiments: two })).toEqual([
      'error brands/havn/experiments.ts: route "front" would have 12 page contexts, at most 10 are allowed.',
    ]);
  });

  it("only warns of an experiment that has ended, since no build turns red by calendar (R3.05)", () => {
    expect(linesOf({ experiments: [{ ...experiment, endsAt: "2026-11-21" }] })).toEqual([
      'warning brands/havn/experiments.ts: [0].endsAt "2026-11-21" has passed: everyone has version a of "hero". Remove it or set a new day.',
    ]);
    expect(linesOf({ experiments: [{ ...experiment, endsAt: "2026-11-22" }] })).toEqual([]);
  });

  it("wants every token key, and no other", () => {
    const { theme } = sound();
    const { stamp: _, ...color } = theme.color;
    expect(linesOf({ theme: { ...theme, color: { ...color, sky: "#ffffff" } } })).toEqual([
      "error brands/havn/theme.tokens.json: color.stamp is missing.",
      "error brands/havn/theme.tokens.json: color.sky is not a known key. Remove it.",
    ]);
  });

  it("computes the contrast of each declared pair", () => {
    const { theme } = sound();
    const color = { ...theme.color, "on-duty": theme.color.duty };
    expect(linesOf({ theme: { ...theme, color } })).toEqual([
      `error brands/havn/theme.tokens.json: color.on-duty ${color.duty} on duty ${color.duty} has 1.00:1, must have 4.5:1.`,
    ]);
  });

  it("wants the logo, the icons, the shared picture and the theme's fonts", () => {
    const files = soundFolder().files.filter((file) => !/logo\.svg|body\.woff2/.test(file));
    expect(linesOf({}, { files })).toEqual([
      "error brands/havn/assets/logo.svg: is missing.",
      "error brands/havn/assets/body.woff2: is missing.",
    ]);
  });

  it("wants overrides of known messages, in both languages", () => {
    const lines = linesOf({
      messagesDa: { "shell.menu": "Vælg", "shell.meny": "Vælg" },
      messagesEn: { "shell.close": "Shut" },
    });
    expect(lines).toEqual([
      'error brands/havn/messages/da.ts: ["shell.menu"] is not overridden in every language. Add it to the others.',
      'error brands/havn/messages/da.ts: ["shell.meny"] is not a message key.',
      'error brands/havn/messages/en.ts: ["shell.close"] is not overridden in every language. Add it to the others.',
    ]);
    const both = { "shell.menu": "Vælg" };
    expect(linesOf({ messagesDa: both, messagesEn: both })).toEqual([]);
  });

  it("keeps brand.ts at 60 lines and markup out", () => {
    expect(linesOf({}, { identityLines: 60 })).toEqual([]);
    expect(linesOf({}, { identityLines: 61, files: [...soundFolder().files, "Footer.tsx"] })).toEqual([
      "error brands/havn/Footer.tsx: holds markup. A brand is data: choose a variant of look, or add one to site.",
      "error brands/havn/brand.ts: has 61 lines, at most 60 are allowed.",
    ]);
  });

  it("wants a story for each enabled route, and every text in both languages", () => {
    const stories = sound().stories.filter(({ full_slug }) => full_slug !== "pages/bingo");
    expect(linesOf({ stories })).toEqual([
      "error brands/havn/content/stories.ts: pages/bingo: the story is missing.",
    ]);
    const untranslated = sound().stories.map((story) => {
      if (story.full_slug !== "pages/faq") return story;
      const { label__i18n__en: _, ...content } = story.content;
      return { ...story, content };
    });
    expect(linesOf({ stories: untranslated })).toEqual([
      "error brands/havn/content/stories.ts: pages/faq/label: the text in en is missing.",
    ]);
    expect(linesOf({ stories: { front: {} } })).toEqual([
      "error brands/havn/content/stories.ts: must export a list of stories with full_slug, name and content.",
    ]);
  });
});

describe("crossBrandConformance", () => {
  it("gives a host to one brand only", () => {
    const one = soundFolder();
    const other = { ...soundFolder(), id: "kyst", path: "brands/kyst" };
    expect(crossBrandConformance([one, other]).map(formatFinding)).toEqual([
      'brands/kyst/brand.ts: domains.production[0] "havn.example" already belongs to brands/havn.',
      'brands/kyst/brand.ts: domains.local[0] "havn.localhost" already belongs to brands/havn.',
    ]);
    expect(crossBrandConformance([one])).toEqual([]);
  });

  it.each([
    ["mitid.localhost", "players"],
    ["betaling.localhost", "payment provider"],
  ])("gives nobody %s, the host of a local stack's %s", (host, what) => {
    const folder = soundFolder();
    const domains = { production: ["havn.example"], local: [host] };
    const identity = { state: "read" as const, value: { ...sound().identity, domains } };
    expect(
      crossBrandConformance([{ ...folder, parts: { ...folder.parts, identity } }]).map(formatFinding),
    ).toEqual([`brands/havn/brand.ts: domains.local[0] "${host}" is where a local stack has its ${what}.`]);
  });
});
