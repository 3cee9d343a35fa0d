import { articleStory } from "@spilhus/brand/authoring";
import { articleCover } from "../art.ts";
import { categories } from "./categories.ts";

export const naboenDerFlyttedeInd = articleStory("naboen-der-flyttede-ind", {
  title: ["Naboen, der flyttede ind ved siden af", "The neighbour who moved in next door"],
  teaser: [
    "Karim kendte ingen i Strib. Så bankede en dame på med en plade og en skål hindbær.",
    "Karim knew no one in Strib. Then a lady knocked with a plate and a bowl of raspberries.",
  ],
  category: categories.naboer,
  author: "Inge Bruun",
  published: { daysAgo: 70 },
  minutes: 2,
  seo: {
    title: [
      "Naboen, der flyttede ind ved siden af | Solbanko",
      "The neighbour who moved in next door | Solbanko",
    ],
    description: [
      "En historie om en ny nabo, en gammel tradition og to tablets på en havemur. Fra læsernes egne breve til Pladeposten.",
      "A story of a new neighbour, an old tradition and two tablets on a garden wall. From readers’ letters to the Plate Post.",
    ],
  },
  cover: articleCover("hall", [
    "Et forsamlingshus med lys i vinduerne",
    "A village hall with light in its windows",
  ]),
  related: ["ketty-fra-bord-tre", "kaffe-paa-kande"],
  games: ["morgenstuen"],
  body: [
    `
Brevet kom i juni. »Kære Pladeposten,« skrev Karim, »jeg vil fortælle om min nabo.«

Han var flyttet til Strib for at arbejde på broen og havde boet der i fire uger uden at tale med nogen. En lørdag bankede det på. Udenfor stod Birte på 71 med en skål hindbær og spurgte, om han kunne få hendes tablet til at lave større bogstaver.

Det kunne han. Som tak viste hun ham, hvordan man spiller banko. Han forstod reglerne med det samme. Det, han ikke forstod, var hvorfor alle blev glade, når en anden vandt.

»Vi har jo siddet sammen,« sagde Birte.

Nu sidder de på hver sin side af havemuren med hver sin kop, når der er åbent i [Morgenstuen](/spilside/morgenstuen). En plade hver. Han har lært at sige halvfems på dansk, og hun har lært at lave te med kardemomme.

»Jeg har ikke vundet noget,« slutter brevet. »Men jeg har fået en nabo.«

Vi har sendt dem begge et viskestykke.
`,
    `
The letter came in June. ‘Dear Plate Post,’ wrote Karim, ‘I want to tell you about my neighbour.’

He had moved to Strib to work on the bridge and had lived there for four weeks without speaking to anyone. One Saturday there was a knock. Outside stood Birte, 71, with a bowl of raspberries, asking whether he could make her tablet do larger letters.

He could. By way of thanks she showed him how to play banko. He grasped the rules at once. What he didn’t grasp was why everybody was pleased when somebody else won.

‘Well, we’ve been sitting together,’ said Birte.

Now they sit on either side of the garden wall, a cup each, when [Morgenstuen](/spilside/morgenstuen) is open. One plate apiece. He has learnt to say ninety in Danish, and she has learnt to make tea with cardamom.

‘I haven’t won anything,’ the letter ends. ‘But I have got a neighbour.’

We have sent them both a tea towel.
`,
  ],
});
