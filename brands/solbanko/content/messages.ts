import { messageStory } from "@spilhus/brand/authoring";

/** What Solbanko writes to its players. */
export const messages = [
  messageStory("hallen-lukker-for-rengoering", {
    subject: ["Hallen holder lukket en time tirsdag", "The hall is closed for an hour on Tuesday"],
    body: [
      "Tirsdag fra kl. 6 til 7 gør vi rent i hallen, og der er ingen spil imens. Plader, du har købt til senere, er her stadig bagefter.\n\nTak for tålmodigheden.",
      "On Tuesday from 6 to 7 we clean the hall, and there are no games meanwhile. Cards you have bought for later will still be here.\n\nThank you for your patience.",
    ],
    published: { daysAgo: 2 },
    isMarketing: false,
  }),
  messageStory("soendagsbanko-er-tilbage", {
    subject: ["Søndagsbankoen er tilbage", "Sunday banko is back"],
    body: [
      "Søndag kl. 14 går vi i gang igen, med den samme opråber og de gamle plader. Sidste salg er en halv time før.\n\nDu får denne besked, fordi du har sagt ja til nyheder på e-mail.",
      "On Sunday at 14 we begin again, with the same caller and the old cards. The last sale is half an hour before.\n\nYou get this message because you said yes to news by e-mail.",
    ],
    published: { daysAgo: 6 },
    isMarketing: true,
  }),
];
