import { blocks, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const cookiePolicy = pageStory("cookie-policy", {
  label: ["Cookiepolitik", "Cookie policy"],
  seo: {
    title: ["Cookiepolitik | Nordlys", "Cookie policy | Nordlys"],
    description: [
      "Hver eneste cookie på Nordlys med formål og levetid, og en knap, der lader dig ændre dit valg når som helst.",
      "Every single cookie on Nordlys with purpose and lifetime, and a button that lets you change your choice whenever you like.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Cookies, talt op", "Cookies, counted"],
      text: [
        "Listen er udtømmende. Finder du en cookie, der ikke står her, vil vi gerne høre om det.",
        "The list is exhaustive. If you find a cookie that is not on it, we would like to know.",
      ],
    }),
  ],
  body: [
    blocks.cookieTable({
      title: ["Tabellen", "The table"],
      text: [
        "Knappen åbner dine indstillinger. Afvisning er lige så let som accept, og du mister ingen sider ved at sige nej.",
        "The button opens your settings. Declining is as easy as accepting, and you lose no pages by saying no.",
      ],
    }),
    blocks.richText([
      `
## Hvad er en cookie?

En lille tekst, som browseren gemmer for os og sender med næste gang. Vi bruger ordet om al lagring på din enhed, også det, der teknisk hedder noget andet.

## De fire grupper

**Nødvendige** får siden til at virke: sprog, dit cookievalg og, når du har en konto, at du er logget ind. De kræver ikke samtykke.

**Præferencer** husker valg, som gør siden mere bekvem, og åbner for hjælp i chat, når den findes.

**Statistik** fortæller os, hvor mange der kommer, og hvilken af to udgaver af en side der virker bedst.

**Markedsføring** bruges til at måle annoncer. Uden dit ja indlæses intet fra annoncørers netværk.

## Dit samtykke

Intet er sat til på forhånd. Før du har svaret, sættes kun de nødvendige cookies, og der hentes ikke noget fra andre end os. Trækker du et ja tilbage, slettes cookierne i den gruppe, og tjenesterne bag dem lukkes ned i samme øjeblik.

Vi spørger igen efter et år, eller hvis listen ændrer sig.

## Slet dem selv

Du kan altid slette cookies i din browser under indstillinger for privatliv. Så vil vi bede om dit valg på ny ved næste besøg.

## Ansvarlig

${house.company} er ansvarlig for cookies på denne side. Skriv til [${house.privacy}](mailto:${house.privacy}). Tilsynet ligger hos Digitaliseringsstyrelsen og Datatilsynet.
`,
      `
## What is a cookie?

A small piece of text which the browser keeps for us and sends along next time. We use the word for all storage on your device, including what is technically called something else.

## The four groups

**Necessary** ones make the site work: language, your cookie choice and, once you have an account, the fact that you are logged in. They need no consent.

**Preferences** remember choices that make the site more convenient and allow help by chat where it exists.

**Statistics** tell us how many people come and which of two versions of a page works better.

**Marketing** is used to measure advertisements. Without your yes, nothing is loaded from advertisers’ networks.

## Your consent

Nothing is switched on beforehand. Until you have answered, only the necessary cookies are set and nothing is fetched from anyone but us. If you withdraw a yes, the cookies in that group are deleted and the services behind them are shut down at the same moment.

We ask again after a year, or when the list changes.

## Delete them yourself

You can always delete cookies in your browser’s privacy settings. We will then ask for your choice anew on your next visit.

## Who is responsible

${house.company} is responsible for the cookies on this site. Write to [${house.privacy}](mailto:${house.privacy}). Supervision lies with the Danish Agency for Digital Government and the Danish Data Protection Agency.
`,
    ]),
  ],
});
