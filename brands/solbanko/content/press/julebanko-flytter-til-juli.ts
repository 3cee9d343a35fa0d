import { pressStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const julebankoFlytterTilJuli = pressStory("julebanko-flytter-til-juli", {
  title: ["Julebanko flyttes til juli", "Christmas banko moves to July"],
  teaser: [
    "Det begyndte som en fejl i kalenderen. Nu er det en tradition med hue på.",
    "It began as a mistake in the calendar. Now it is a tradition, woolly hat included.",
  ],
  published: { daysAgo: 58 },
  seo: {
    title: ["Julebanko flyttes til juli | Solbanko", "Christmas banko moves to July | Solbanko"],
    description: [
      "En tastefejl gav Solbanko julebanko midt i industriferien. Gæsterne bad om mere, og nu vender den tilbage hver sommer.",
      "A typing error gave Solbanko a Christmas banko in the middle of the summer break. Guests asked for more, so it returns each year.",
    ],
  },
  body: [
    `
For to år siden kom en medarbejder til at sætte julebanko på programmet i juli i stedet for december. 212 mennesker mødte op, flere af dem med hue.

Siden har salen Julebanko i Juli været fast inventar. Opråberen læser numrene til lyden af måger, og der er risengrød på køl.

»Man skal ikke rette alle sine fejl,« siger opråber Jytte Overby.

Den rigtige jul holder Solbanko lukket fra klokken 16 den 24. december til middag dagen efter, så både gæster og ansatte kan være hjemme.
`,
    `
Two years ago a member of staff happened to schedule Christmas banko in July instead of December. 212 people turned up, several in woolly hats.

Since then the hall Julebanko i Juli has been a fixture. The caller reads the numbers to the sound of gulls, and there is rice pudding in the fridge.

‘One needn’t correct every mistake,’ says caller Jytte Overby.

At the real Christmas, Solbanko closes from 4 pm on 24 December until noon the next day, so that guests and staff alike can be at home.
`,
  ],
  contact: [
    `Lone Vestergaard, ${house.press} eller ${house.phone}`,
    `Lone Vestergaard, ${house.press} or ${house.phone}`,
  ],
});
