import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";

export const bingo = pageStory("bingo", {
  label: ["Bingo", "Bingo"],
  seo: {
    title: ["Bingorum for enhver stemning | Solbanko", "Bingo rooms for every mood | Solbanko"],
    description: [
      "Vælg mellem hyggelige bingorum med 75 eller 80 kugler. Vi fortæller, hvad der kendetegner hvert rum, og hvornår det har åbent.",
      "Choose between friendly bingo rooms with 75 or 80 balls. We tell you what each room is like and when its doors are open.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Bingorummene", "The bingo rooms"],
      title: ["Hvor vil du gerne sidde?", "Where would you like to sit?"],
      text: [
        "Ved vinduet om morgenen, under solsikkerne om eftermiddagen eller ved vandet, når det blæser.",
        "By the window in the morning, beneath the sunflowers in the afternoon, or beside the water when it’s windy.",
      ],
    }),
  ],
  body: [
    blocks.schedule({ title: ["Hvem ruller kugler i dag?", "Who is rolling balls today?"], kind: "bingo" }),
    blocks.gameGrid({
      title: ["Rummene fra morgen til aften", "The rooms from morning to night"],
      source: "curated",
      slugs: ["morgenstuen", "solsikkesalen", "havnepavillonen", "kvartersbingo", "stjernekig"],
    }),
    blocks.featureList({
      title: ["Bingo eller banko: Hvad er forskellen?", "Bingo or banko: what’s the difference?"],
      text: [
        "Folk spørger tit. Svaret er kortere, end man tror.",
        "People often ask. The answer is shorter than you’d think.",
      ],
      items: [
        {
          icon: "bingo",
          title: ["75 kugler", "75 balls"],
          text: [
            "Pladen er en firkant på fem gange fem med en fri plads i midten. Man spiller tit om et mønster.",
            "The plate is a square of five by five with a free space in the middle. Patterns are often played for.",
          ],
        },
        {
          icon: "star",
          title: ["80 kugler", "80 balls"],
          text: [
            "Fire gange fire felter i fire farver. Det går lidt rappere, fordi pladen er mindre.",
            "Four by four fields in four colours. It moves along a little faster, as the plate is smaller.",
          ],
        },
        {
          icon: "banko",
          title: ["90 kugler", "90 balls"],
          text: [
            "Det er banko! Tre rækker på langs, som farmor spillede det.",
            "That’s banko! Three long rows, the way grandmother played it.",
          ],
          link_label: ["Til bankosalen", "To the banko hall"],
          link: multilink("/banko"),
        },
      ],
    }),
    blocks.gameGrid({
      title: ["Bingo med et tvist", "Bingo with a twist"],
      text: [
        "Rum med særlige mønstre, blanke kugler og små borde.",
        "Rooms with special patterns, blank balls and small tables.",
      ],
      source: "category",
      category: "bingo",
      sort: "newest",
      limit: 18,
      link_label: ["Hele bingolisten", "The whole bingo list"],
      link: multilink("/spiloversigt?kategori=bingo"),
    }),
    blocks.notice({
      tone: "info",
      title: ["Flere plader, flere chancer – og flere penge", "More plates, more chances – and more money"],
      text: [
        "To plader giver dobbelt så stor chance som én, men koster også det dobbelte. I det lange løb går der lidt mindre ud af kassen, end der kommer ind. Det er prisen for en hyggelig aften.",
        "Two plates give twice the chance of one, but cost twice as much. In the long run a little less leaves the till than goes in. That is the price of a pleasant evening.",
      ],
    }),
  ],
});
