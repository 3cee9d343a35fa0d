import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";
import { house } from "../house.ts";

export const about = pageStory("about", {
  label: ["Hvem er vi?", "Who are we?"],
  seo: {
    title: ["Hvem er vi? Historien om Solbanko", "Who are we? The story of Solbanko"],
    description: [
      "Fra en bankoaften i en gymnastiksal til et hus med åbent hver dag. Mød dem, der råber op, og dem, der tager telefonen.",
      "From a banko night in a school gym to a house that is open every day. Meet the callers and the people who answer the phone.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Hvem er vi?", "Who are we?"],
      title: ["Det hele startede med et dårligt lydanlæg", "It all began with a poor loudspeaker"],
      text: [
        "Halvdelen af salen kunne ikke høre numrene. Så vi skrev dem på en skærm.",
        "Half the hall couldn’t hear the numbers, so we wrote them on a screen.",
      ],
      image: art("about", [
        "Et forsamlingshus i solskin med to mennesker foran",
        "A village hall in sunshine with two people in front",
      ]),
    }),
  ],
  body: [
    blocks.richText([
      `
## En aften i november

Der var banko til fordel for håndboldpigerne, det regnede, og mikrofonen var i stykker. Ketty fra tredje bord foreslog at skrive tallene op på væggen med en overheadprojektor. Ugen efter ringede folk, der ikke kunne komme ud, og spurgte, om de måtte se med hjemmefra.

Sådan blev Solbanko til. Projektoren er skiftet ud, men tanken er den samme: Man skal kunne være med, selv om man ikke hører så godt, ikke har bil eller bare helst vil sidde i sin egen stol.

## Sådan passer vi på stemningen

Vi vil hellere have hundrede, der er her lidt, end ti, der er her hele tiden. Derfor er pladerne billige, der er loft over, hvor mange man kan tage, og der er altid et klokkeslæt, hvor salen lukker.

## Det kedelige, men vigtige

Huset drives af ${house.company}. Spillemyndigheden har givet os tilladelse nummer ${house.licence} og kommer forbi, når de har lyst. Kuglerne trækkes af en maskine, som et uvildigt laboratorium har åbnet, set efter og lukket igen.

Overskuddet går til selskabets ejere og ikke til en forening. Det siger vi, fordi mange tror, at al banko er velgørenhed. Det var det i gymnastiksalen. Det er det ikke her.
`,
      `
## An evening in November

It was a banko night in aid of the girls’ handball team, it was raining, and the microphone was broken. Ketty at table three suggested putting the numbers on the wall with an overhead projector. The week after, people who couldn’t get out rang to ask whether they might watch from home.

That is how Solbanko came about. The projector has been replaced, but the idea is the same: you should be able to take part even if your hearing isn’t what it was, you have no car, or you would simply rather sit in your own chair.

## How we look after the mood

We would rather have a hundred people who are here a little than ten who are here all the time. That is why plates are cheap, why there is a ceiling on how many you can take, and why there is always an hour when the hall closes.

## Dull but important

The house is run by ${house.company}. The Danish Gambling Authority has given us licence number ${house.licence} and drops in whenever it likes. The balls are drawn by a machine that an impartial laboratory has opened, inspected and shut again.

The profit goes to the company’s owners, not to a club. We say so because many believe that all banko is charity. In the school gym it was. Here it isn’t.
`,
    ]),
    blocks.featureList({
      title: ["Mennesker, du kan løbe på", "People you may run into"],
      items: [
        {
          icon: "chat",
          title: ["Opråberne", "The callers"],
          text: [
            "Inge, Flemming og Jytte har til sammen 61 år ved mikrofonen.",
            "Inge, Flemming and Jytte have 61 years at the microphone between them.",
          ],
        },
        {
          icon: "phone",
          title: ["Telefonen", "The telephone"],
          text: [
            "Seks kolleger på skift. Alle har selv sat kryds på papir.",
            "Six colleagues in turns, all of whom have marked plates on paper.",
          ],
        },
        {
          icon: "shield",
          title: ["Vagten", "The watch"],
          text: [
            "To, hvis eneste opgave er at se, om nogen har det skidt med at spille.",
            "Two whose only job is to notice if anyone is unhappy with their playing.",
          ],
        },
      ],
    }),
    blocks.helpCards({
      title: ["Kom nærmere", "Come closer"],
      items: [
        {
          icon: "news",
          title: ["Skriver du til en avis?", "Do you write for a paper?"],
          text: ["Vi har en skuffe med billeder.", "We have a drawer of pictures."],
          link_label: ["Presse", "Press"],
          link: multilink("/presse"),
        },
        {
          icon: "mail",
          title: ["Sig hej", "Say hello"],
          text: ["Det bliver vi glade for.", "It makes our day."],
          link_label: ["Ring eller skriv", "Call or write"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
  ],
});
