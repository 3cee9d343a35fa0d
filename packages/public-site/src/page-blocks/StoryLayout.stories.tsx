import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  asset,
  storyLink,
  block,
  item,
  type Loaded,
  catalogue,
  fullGame,
  game,
  games,
  jackpot,
  rounds,
  winners,
  bulletList,
  doc,
  heading,
  paragraph,
  article,
  question,
  shellSettings,
} from "@spilhus/page-kit/testing";
import { blockStory } from "../../testing/blockStory.ts";
import { StoryLayout } from "@spilhus/page-kit/story-page";

/** Whole pages of blocks in the site's layout: hero, body, and a sidebar if the route has one. */
const meta = { title: "Pages/From blocks" } satisfies Meta;
export default meta;

/** The first block is the hero; the last ones are in the sidebar. */
const layout = (beside: number) => ({
  compose: ({ blocks, request }: Loaded) => {
    const elements = blocks.map(({ element }) => element);
    const body = elements.slice(1, elements.length - beside);
    return (
      <main>
        <StoryLayout
          hero={elements[0]}
          sidebar={beside > 0 ? elements.slice(-beside) : undefined}
          sidebarLabel={request.t("shell.sidebar")}
        >
          {body}
        </StoryLayout>
      </main>
    );
  },
});

export const FrontPage = blockStory(
  (say) => ({
    blocks: [
      block("hero_frontpage", {
        eyebrow: say("Ugens spil", "Game of the week"),
        title: say("Postbåden lægger til kaj", "The mail boat is in"),
        text: say("Puljen vokser, hver gang nogen spiller med.", "The jackpot grows with every player."),
        cta_label: say("Spil nu", "Play now"),
        cta_link: storyLink("pages/game-overview"),
        game: game(3).slug,
      }),
      block("game_rail", { title: say("Nye spil", "New games"), source: "newest" }),
      block("schedule", { kind: "all", title: say("Resten af dagen", "The rest of the day") }),
      block("jackpots", { title: say("Puljer lige nu", "Jackpots now") }),
      block("promo_band", {
        title: say("Sæt din egen grænse", "Set your own limit"),
        text: say("Pr. dag, uge og måned. Den gælder med det samme.", "Per day, week and month."),
        cta_label: say("Sådan gør du", "How to do it"),
        cta_link: storyLink("pages/responsible-gaming"),
        image: asset(4),
      }),
      block("winners_feed", { title: say("Seneste gevinster", "Latest wins"), limit: 4 }),
      block("article_list", { title: say("Fra bloggen", "From the blog"), limit: 3 }),
    ],
    stories: ["Derfor taber man", "En aften i salen", "Pauseknappen"].map((title) =>
      article(title.toLowerCase().replaceAll(" ", "-"), {
        title,
        teaser: say("Fire minutter.", "Four minutes."),
      }),
    ),
    gateway: {
      catalogue: catalogue(games(10)),
      game: fullGame(game(3)),
      jackpots: [jackpot(), jackpot({ id: "skovens-pulje", name: "Skovens pulje", amountOre: 41_288_075 })],
      rounds: rounds(4),
      winners: winners(4),
    },
  }),
  layout(0),
);

export const ToRead = blockStory(
  (say) => ({
    blocks: [
      block("hero_page", {
        eyebrow: say("Ansvarligt spil", "Responsible gaming"),
        title: say("Hold hånd i hanke", "Stay in control"),
        text: say("Fire redskaber, du selv tænder.", "Four tools you switch on yourself."),
        image: asset(2),
      }),
      block("rich_text", {
        body: doc(
          heading(2, say("Sæt en grænse", "Set a limit")),
          paragraph(
            say(
              "Du vælger beløbet, og det gælder fra næste indbetaling. Sætter du det op igen, går der et døgn.",
              "You choose the amount, and it holds from the next deposit. Raising it takes a day.",
            ),
          ),
          bulletList(say("Pr. dag", "Per day"), say("Pr. uge", "Per week"), say("Pr. måned", "Per month")),
        ),
      }),
      block("steps", {
        title: say("Luk for en tid", "Close for a while"),
        items: [
          item({ title: say("Gå til din konto", "Go to your account") }),
          item({ title: say("Vælg pause", "Choose a pause") }),
        ],
      }),
      block("helplines", { title: say("Tal med nogen", "Talk to someone") }),
      block("contact", { title: say("Ring til os", "Call us") }),
    ],
    stories: [shellSettings(say)],
  }),
  layout(1),
);

export const Help: StoryObj = {
  tags: ["visual"],
  ...blockStory(
    (say) => ({
      blocks: [
        block("hero_colour", { ground: "raised", title: say("Hvad kan vi hjælpe med?", "How can we help?") }),
        block("question_list", { title: say("Spørgsmål og svar", "Questions and answers") }),
        block("contact", { title: say("Ring til os", "Call us") }),
      ],
      stories: [
        shellSettings(say),
        question("udbetaling", { question: say("Hvornår får jeg mine penge?", "When do I get my money?") }),
      ],
    }),
    layout(0),
  ),
};
