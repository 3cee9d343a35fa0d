import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { ColourHero } from "./ColourHero.tsx";
import { GameHero } from "./GameHero.tsx";
import { FrontHero } from "./FrontHero.tsx";
import { PageHero } from "./PageHero.tsx";
import { demoArt } from "../../fixtures/demoArt.ts";
import { demoRound } from "../../fixtures/demoLists.ts";

const jackpot = {
  id: "moen",
  label: "Jackpot",
  amountOre: 123_456_700,
  growthOrePerMinute: 4_200,
  asOf: "2026-11-21T12:00:00Z",
  text: "1.234.567,00 kr.",
};

describe("heroes", () => {
  it("show one game with its jackpot on the front page (R2.01, R2.53)", () => {
    const html = renderToStaticMarkup(
      <FrontHero
        variant="cinematic"
        title="Gå gennem porten"
        jackpot={jackpot}
        rounds={[demoRound("da")]}
        picture={demoArt("wide", 3)}
      />,
    );
    expect(html).toContain('data-hero="cinematic"');
    expect(html).toContain("1.234.567,00 kr.");
    expect(html).not.toContain("data-round");
    expect(html).toContain('fetchPriority="high"');
  });

  it("show the next round with price and countdown on the front page (R2.01, R2.53)", () => {
    const html = renderToStaticMarkup(
      <FrontHero variant="schedule" title="Der er plads" jackpot={jackpot} rounds={[demoRound("da")]} />,
    );
    expect(html).toContain('data-hero="schedule"');
    expect(html).toContain('data-begins="2026-11-22T14:30:00+01:00"');
    expect(html).toContain("10,00 kr.");
    expect(html).not.toContain("data-jackpot");
  });

  it("keep the rounds after the next one for later", () => {
    const round = demoRound("da");
    const html = renderToStaticMarkup(
      <FrontHero variant="schedule" title="Der er plads" rounds={[round, { ...round, id: "later" }]} />,
    );
    expect(html.match(/<section class="round-ticket"[^>]*>/g)?.map((tag) => tag.includes("hidden"))).toEqual([
      false,
      true,
    ]);
  });

  it("give every page type its own hero: page, article and a coloured ground (R2.24, R2.53)", () => {
    expect(renderToStaticMarkup(<PageHero title="FAQ" />)).toContain('data-hero="page"');
    const article = renderToStaticMarkup(
      <PageHero variant="article" title="Guide" meta={["Maja Holm", "4 min."]} />,
    );
    expect(article).toContain('data-hero="article"');
    expect(article).toContain("<span>Maja Holm</span>");
    const coloured = renderToStaticMarkup(<ColourHero ground="accent" title="Spin kompasset" />);
    expect(coloured).toContain('data-hero="colour"');
    expect(coloured).toContain('data-ground="accent"');
  });

  it("have a game's facts, jackpot and button on its art (R2.22)", () => {
    const html = renderToStaticMarkup(
      <GameHero
        {...{ variant: "bleed", eyebrow: "Fjordlab", title: "Isfuglens Skat", text: "Under isen." }}
        factsLabel="Fakta"
        facts={[{ label: "RTP", value: "96,00 %" }]}
        jackpot={jackpot}
        picture={demoArt("wide", 3)}
        actions={<a href="/spil">Spil</a>}
      />,
    );
    expect(html).toContain('data-hero="game"');
    expect(html).toContain(
      '<dl aria-label="Fakta"><div><dt>RTP</dt><dd class="number">96,00 %</dd></div></dl>',
    );
    expect(html).toContain("1.234.567,00 kr.");
    expect(html.indexOf("96,00")).toBeLessThan(html.indexOf('href="/spil"'));
    expect(html).toContain('fetchPriority="high"');
  });

  it("carry exactly one level-one heading", () => {
    for (const element of [
      <GameHero
        key="0"
        {...{ variant: "panel", eyebrow: "E", title: "T", text: "Text", factsLabel: "F", facts: [] }}
        picture={demoArt("wide", 3)}
      />,
      <FrontHero key="1" variant="cinematic" title="A" />,
      <FrontHero key="2" variant="schedule" title="A" rounds={[demoRound("da")]} />,
      <PageHero key="3" title="A" />,
      <ColourHero key="4" ground="raised" title="A" />,
    ]) {
      expect(renderToStaticMarkup(element).match(/<h1/g)).toHaveLength(1);
    }
  });
});
