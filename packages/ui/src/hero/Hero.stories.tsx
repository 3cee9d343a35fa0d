import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoArt } from "../../fixtures/demoArt.ts";
import { demoRound } from "../../fixtures/demoLists.ts";
import { Breadcrumbs } from "../breadcrumbs/Breadcrumbs.tsx";
import { ButtonLink } from "../button/Button.tsx";
import { ColourHero } from "./ColourHero.tsx";
import { GameHero } from "./GameHero.tsx";
import { FrontHero } from "./FrontHero.tsx";
import { PageHero } from "./PageHero.tsx";

/** Openings of pages: two compositions for the front page, one for inner pages and one on a coloured ground. */
const meta = { title: "Heroes", parameters: { layout: "fullscreen" }, tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const actions = (
  <>
    <ButtonLink href="#spil" size="large">
      Spil nu
    </ButtonLink>
    <ButtonLink href="#om" size="large" kind="secondary">
      Om spillet
    </ButtonLink>
  </>
);

export const Cinematic: Story = {
  render: () => (
    <FrontHero
      variant="cinematic"
      eyebrow="Månedens spil"
      title="Portalen under Møn"
      text="En samlet jackpot vokser, hver gang en rune lyser op."
      jackpot={{
        id: "moen",
        label: "Jackpot",
        amountOre: 123_456_700,
        growthOrePerMinute: 4_200,
        asOf: "2026-11-21T12:00:00Z",
        text: "1.234.567,00 kr.",
      }}
      picture={demoArt("wide", 3)}
      actions={actions}
    />
  ),
};

export const ScheduleLed: Story = {
  render: (_, { globals }) => (
    <FrontHero
      variant="schedule"
      eyebrow="Hver dag fra kl. 10"
      title="Der er plads ved bordet"
      text="Find din plade, sæt kaffen over, og spil med."
      picture={demoArt("plate", 6)}
      rounds={[demoRound(String(globals["locale"]))]}
    />
  ),
};

export const WithoutPicture: Story = {
  render: () => <FrontHero variant="cinematic" title="Selvudelukkelsesregister" />,
};

const facts = [
  { label: "RTP", value: "96,00 %" },
  { label: "Spil med overskud", value: "12,17 %" },
  { label: "Volatilitet", value: "Middel" },
  { label: "Indsats", value: "1 kr. til 50 kr." },
];

export const OfAGame: Story = {
  render: () => (
    <GameHero
      variant="bleed"
      eyebrow="Fjordlab"
      title="Isfuglens Skat"
      text="Under isen på et vandløb ligger en kiste, som kun isfuglen kender vejen til."
      factsLabel="Fakta om spillet"
      facts={facts}
      jackpot={{
        id: "moen",
        label: "Jackpotten lige nu",
        amountOre: 123_456_700,
        growthOrePerMinute: 4_200,
        asOf: "2026-11-21T12:00:00Z",
        text: "1.234.567,00 kr.",
      }}
      picture={demoArt("wide", 3)}
      actions={actions}
    />
  ),
};

export const OfAGameOnPaper: Story = {
  render: () => (
    <GameHero
      variant="panel"
      eyebrow="Søbadeanstaltens Spilværksted"
      title="Vandrefalkeobservatørernes Sommerlejr"
      text="Et spil med et langt navn, uden jackpot og uden knap."
      factsLabel="Fakta om spillet"
      facts={facts.slice(3)}
      picture={demoArt("wide", 5)}
    />
  ),
};

export const OfAPage: Story = {
  render: () => (
    <PageHero
      before={<Breadcrumbs label="Sti" trail={[{ href: "#", label: "Forside" }]} current="Ansvarligt spil" />}
      eyebrow="Ansvarligt spil"
      title="Sæt din indbetalingsgrænse, før du spiller"
      text="Du vælger selv beløbet pr. dag, uge og måned."
      picture={demoArt("plate", 4)}
    />
  ),
};

export const OfAnArticle: Story = {
  render: () => (
    <PageHero
      variant="article"
      eyebrow="Guide"
      title="Hvad betyder tilbagebetalingsprocenten egentlig?"
      text="Tal, der er lette at læse forkert."
      meta={["Maja Holm", "12/11/2026", "4 min. læsning"]}
      picture={demoArt("wide", 8)}
    />
  ),
};

export const Coloured: Story = {
  render: () => (
    <ColourHero
      ground="accent"
      title="Spin kompasset"
      text="Ét spin om dagen, uden indsats."
      actions={<ButtonLink href="#spin">Opret spilkonto og spin</ButtonLink>}
      picture={demoArt("square", 3)}
    />
  ),
};

export const ColouredByAction: Story = {
  render: () => (
    <ColourHero ground="action" title="Konkurrence" actions={<ButtonLink href="#">Vær med</ButtonLink>} />
  ),
};
