import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const responsibleGaming = pageStory("responsible-gaming", {
  label: ["Ansvarligt spil", "Responsible gaming"],
  seo: {
    title: ["Ansvarligt spil: pas på dig selv | Solbanko", "Responsible gaming: take care | Solbanko"],
    description: [
      "Lofter, pauser, udelukkelse og ROFUS fortalt på almindeligt dansk. StopSpillet sidder klar på 70 22 28 25, også til pårørende.",
      "Ceilings, breaks, exclusion and ROFUS in plain words. StopSpillet is there for you on 70 22 28 25, and for your family too.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Pas på dig selv", "Take care of yourself"],
      title: ["En god aften slutter i tide", "A good evening ends in good time"],
      text: [
        "De fleste spiller for hyggens skyld. For nogle holder det op med at være hyggeligt, og det er ikke deres skyld.",
        "Most people play for the company. For some it stops being pleasant, and that is not their fault.",
      ],
      image: art("responsible", [
        "En medspiller med en kop kaffe ved et timeglas",
        "A player with a cup of coffee by an hourglass",
      ]),
    }),
  ],
  body: [
    blocks.helplines({
      title: ["Ring til nogen, der kender til det", "Call someone who knows about it"],
      text: [
        "Nummeret til StopSpillet er 70 22 28 25. Samtalen koster ikke noget, og du behøver ikke sige dit navn.",
        "The number of StopSpillet is 70 22 28 25. The call costs nothing, and you need not give your name.",
      ],
    }),
    blocks.richText([
      `
## Mærk efter

Spørg dig selv, helst højt:

- Har jeg brugt penge, der skulle have været til noget andet?
- Har jeg sagt til nogen, at jeg lavede noget andet, end jeg gjorde?
- Bliver jeg irriteret, når jeg bliver afbrudt?
- Spiller jeg for at slippe for at tænke på noget?
- Har jeg prøvet at holde op uden at kunne?

Et enkelt ja er nok til at tage en snak eller prøve selvtesten hos StopSpillet, som der er link til på alle vores sider.

## Loftet over indbetalinger

Alle medspillere har et loft. Det sættes, før den første plade, og gælder på tre måder: for de seneste 24 timer, de seneste syv dage og de seneste tredive. Rammes et af dem, er der lukket, til noget af perioden er gået.

Nedad kan du flytte det, så tit du vil. Opad går der 24 timer, og først når du siger ja igen, træder det i kraft.

## Et døgns fred

En spilpause varer i 24 timer. Man kan ikke ringe og få den afblæst, heller ikke hvis man fortryder efter fem minutter. Det er hele idéen. Du kan godt få udbetalt penge imens.

## En længere pause

Du kan holde dig ude i en måned eller mere; 30 dage er det mindste. Kontoen vågner ikke op igen af sig selv. Du skal ringe, når tiden er gået, og vi spørger, om du er sikker.

## For altid

Endelig udelukkelse betyder, at kontoen lukkes, og at du får dine penge. I mindst et år kan du ikke få en ny. Vi sender dig samtidig en liste over steder, hvor man kan få gratis behandling.

## ROFUS: lukket hos alle på én gang

Statens register hedder ROFUS og bestyres af Spillemyndigheden. Melder du dig til på [rofus.nu](https://www.rofus.nu), kan du ikke spille hos noget firma med dansk tilladelse, og ingen af dem må sende dig reklamer. Du vælger selv mellem et døgn, én, tre eller seks måneder og for bestandig.

## Hvis det er en, du holder af

Skæld ikke ud, og betal ikke gælden uden en plan. Sig, hvad du har set, og spørg, om I skal ringe sammen. Rådgiverne taler med ægtefæller, voksne børn og venner hver dag.

## Børn i huset

Spil er for voksne. Lad ikke telefonen ligge åben, del ikke din kode, og tal med de unge om, hvorfor det er sådan. Et filter på computeren kan hjælpe.

## Det gør vi

To medarbejdere kigger hver dag efter ændringer: flere timer end før, større beløb, mange forsøg på at hæve loftet. Så ringer de. Ikke for at sælge noget, men for at høre, hvordan det går. Nogle gange lukker vi for spillet, til vi har talt sammen.
`,
      `
## See how it feels

Ask yourself, preferably aloud:

- Have I spent money that was meant for something else?
- Have I told someone I was doing anything other than what I was?
- Do I get cross when interrupted?
- Do I play so as not to think about something?
- Have I tried to stop and not been able to?

A single yes is enough to have a talk or try the self-test at StopSpillet, which is linked from all our pages.

## The ceiling on payments

Everyone who plays has a ceiling. It is set before the first plate and works in three ways: for the past 24 hours, the past seven days and the past thirty. When one is reached, the door is shut until some of the period has gone by.

You can move it down as often as you wish. Upwards takes 24 hours, and it only takes effect once you say yes again.

## A day’s peace

A break lasts 24 hours. You cannot ring to have it called off, not even if you regret it after five minutes. That is the whole idea. You can still have money paid out meanwhile.

## A longer break

You can stay away for a month or more; 30 days is the least. The account does not wake up by itself. You have to ring when the time is up, and we will ask whether you are sure.

## For good

Permanent exclusion means that the account is closed and you get your money. For at least a year you cannot have a new one. We also send you a list of places offering free treatment.

## ROFUS: closed everywhere at once

The state register is called ROFUS and is run by the Danish Gambling Authority. If you sign up at [rofus.nu](https://www.rofus.nu) you cannot play with any firm holding a Danish licence, and none of them may send you advertising. You choose between a day, one, three or six months, and for ever.

## If it is someone you love

Don’t scold, and don’t pay the debt without a plan. Say what you have seen and ask whether the two of you should call together. The advisers speak with spouses, grown-up children and friends every day.

## Children in the house

Gambling is for grown-ups. Don’t leave your phone unlocked, don’t share your code, and talk with the young ones about why. A filter on the computer may help.

## What we do

Two members of staff look for changes every day: longer hours than before, larger sums, repeated attempts to raise the ceiling. Then they call. Not to sell anything, but to hear how things are. Sometimes we close play until we have talked.
`,
    ]),
  ],
  sidebar: [
    blocks.notice({
      tone: "calm",
      title: ["Du er velkommen, også når du ikke spiller", "You are welcome even when you don’t play"],
      text: [
        "Pladeposten kan læses af alle, og der er ingen plader i den.",
        "Anyone can read the Plate Post, and there are no plates in it.",
      ],
    }),
    blocks.helpCards({
      title: ["To veje herfra", "Two ways from here"],
      items: [
        {
          icon: "lock",
          title: ["Meld dig til ROFUS", "Sign up with ROFUS"],
          text: ["Tager et par minutter med MitID.", "Takes a couple of minutes with MitID."],
          link_label: ["Gå til rofus.nu", "Go to rofus.nu"],
          link: multilink("https://www.rofus.nu"),
        },
        {
          icon: "phone",
          title: ["Tal med os først", "Talk to us first"],
          text: ["Hvis det er lettere.", "If that’s easier."],
          link_label: ["Ring eller skriv", "Call or write"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
  ],
});
