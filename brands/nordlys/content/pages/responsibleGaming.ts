import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const responsibleGaming = pageStory("responsible-gaming", {
  label: ["Ansvarligt spil", "Responsible gaming"],
  seo: {
    title: [
      "Ansvarligt spil: grænser og pauser | Nordlys",
      "Responsible gaming: limits and breaks | Nordlys",
    ],
    description: [
      "Indbetalingsgrænse, spilpause, udelukkelse og ROFUS forklaret kort. Ring til StopSpillet på 70 22 28 25, hvis spil fylder for meget.",
      "Deposit limits, breaks, exclusion and ROFUS in brief. Call StopSpillet on 70 22 28 25 if gambling takes up too much.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Ansvarligt spil", "Responsible gaming"],
      title: ["Det skal kunne slukkes", "There has to be an off switch"],
      text: [
        "Spil er fritid. Begynder det at ligne noget andet, er der redskaber her og mennesker i telefonen.",
        "Gambling is leisure. If it starts to look like something else, there are tools here and people on the phone.",
      ],
      image: art("responsible", [
        "Et menneske ved en lygte og en sejlbåd på en stille fjord",
        "Somebody by a lantern and a sailing boat on a quiet fjord",
      ]),
    }),
  ],
  body: [
    blocks.helplines({
      title: ["Tal med nogen", "Talk to someone"],
      text: [
        "StopSpillet svarer på 70 22 28 25. Det er gratis, du kan være anonym, og de hjælper også pårørende.",
        "StopSpillet answers on 70 22 28 25. It is free, you may stay anonymous, and they help families too.",
      ],
    }),
    blocks.richText([
      `
## Tegn, der er værd at tage alvorligt

- Du spiller for at vinde tabte penge tilbage.
- Du spiller længere eller for mere, end du havde tænkt.
- Du skjuler, hvor meget du spiller, eller låner til det.
- Du er rastløs, når du ikke spiller.
- Søvn, arbejde eller familie må vige pladsen.

Genkender du to eller flere, så tag en selvtest. Den tager fem minutter, og ingen andre end du ser svaret. Du finder den hos StopSpillet, og linket ligger nederst på alle sider.

## Indbetalingsgrænse

Ingen kan spille hos os uden at have valgt en grænse pr. dag, uge og måned. Perioderne er rullende: 24 timer, 7 dage og 30 dage. En indbetaling, der ville overskride blot én af dem, afvises.

En lavere grænse gælder straks. En højere gælder efter 24 timer, og du skal bekræfte den igen, når tiden er gået.

## Spilpause

En pause varer 24 timer og kan ikke fortrydes. Du kan fortsat se din konto, hente dit kontoudtog og hæve penge, men du kan hverken indbetale eller spille.

## Midlertidig udelukkelse

Vil du væk i længere tid, kan du lukke for dig selv i mindst 30 dage. Når perioden er slut, åbner kontoen ikke af sig selv: Du skal kontakte kundeservice, og du får mulighed for at fortryde.

## Endelig udelukkelse

Vælger du endelig udelukkelse, lukkes kontoen, og saldoen udbetales. En ny konto kan tidligst oprettes efter et år. Du får samtidig oplysninger om, hvor man kan få behandling.

## ROFUS

ROFUS er Spillemyndighedens register over frivilligt udelukkede spillere. Det gælder **alle** med dansk tilladelse på én gang, ikke kun os. Du kan melde dig ind i 24 timer, en måned, tre måneder, et halvt år eller endeligt på [rofus.nu](https://www.rofus.nu) med MitID.

Vi slår op i registret, før en konto oprettes, hver gang nogen logger ind, og før vi sender markedsføring. Står du i ROFUS, hører du ikke fra os.

## Kontoudtog

Du kan se 90 dages indskud, gevinster, tab, indbetalinger og udbetalinger. Kig på summen og ikke på den bedste aften.

## Mindreårige

Spil er forbudt for personer under 18 år. Log ud, når du er færdig, gem ikke adgangen på en delt enhed, og brug eventuelt et filterprogram, hvis der er børn i hjemmet.

## Hvad vi selv holder øje med

Pludselige spring i indbetalinger, lange nætter, grænser, der hæves igen og igen. Ser vi det, tager vi kontakt, og i nogle tilfælde sætter vi spillet på pause for dig, indtil vi har talt sammen.
`,
      `
## Signs to take seriously

- You gamble to win back what you have lost.
- You gamble for longer, or for more, than you had meant to.
- You hide how much you gamble, or borrow to do it.
- You are restless when you are not gambling.
- Sleep, work or family has to give way.

If you recognise two or more, take a self-test. It takes five minutes and nobody but you will see the answer. You will find it with StopSpillet, and the link is at the foot of every page.

## Deposit limit

Nobody can play here without having chosen a limit per day, week and month. The periods are rolling: 24 hours, 7 days and 30 days. A deposit that would exceed even one of them is declined.

A lower limit applies at once. A higher one applies after 24 hours, and you must confirm it again when the time has passed.

## A break

A break lasts 24 hours and cannot be undone. You can still see your account, fetch your statement and withdraw money, but you can neither deposit nor play.

## Temporary exclusion

If you want to be away for longer you can shut yourself out for at least 30 days. When the period ends the account does not open by itself: you must contact customer service, and you are given the chance to change your mind.

## Permanent exclusion

If you choose permanent exclusion the account is closed and the balance paid out. A new account can be opened after one year at the earliest. You will also be told where treatment can be found.

## ROFUS

ROFUS is the Danish Gambling Authority’s register of voluntarily excluded players. It covers **everyone** with a Danish licence at once, not only us. You can join for 24 hours, one month, three months, six months or permanently at [rofus.nu](https://www.rofus.nu) with MitID.

We check the register before an account is opened, each time someone logs in and before we send marketing. If you are in ROFUS you will not hear from us.

## Account statement

You can see 90 days of stakes, wins, losses, deposits and withdrawals. Look at the total rather than the best evening.

## Minors

Gambling is prohibited for anyone under 18. Log out when you have finished, do not save your access on a shared device, and consider a filter programme if there are children at home.

## What we watch for ourselves

Sudden jumps in deposits, long nights, limits raised again and again. When we see them we get in touch, and in some cases we put play on hold for you until we have spoken.
`,
    ]),
  ],
  sidebar: [
    blocks.helpCards({
      title: ["Vælg den lukketid, der passer", "Choose the closing time that fits"],
      items: [
        {
          icon: "clock",
          value: ["24 timer", "24 hours"],
          title: ["Spilpause", "Break"],
          text: ["Kan ikke fortrydes.", "Cannot be undone."],
        },
        {
          icon: "pause",
          value: ["Fra 30 dage", "From 30 days"],
          title: ["Midlertidig udelukkelse", "Temporary exclusion"],
          text: ["Ophæves kun via kundeservice.", "Lifted only through customer service."],
        },
        {
          icon: "lock",
          value: ["Mindst et år", "At least a year"],
          title: ["Endelig udelukkelse", "Permanent exclusion"],
          text: ["Kontoen lukkes.", "The account is closed."],
        },
      ],
    }),
    blocks.helpCards({
      title: ["Luk overalt på én gang", "Close everywhere at once"],
      items: [
        {
          icon: "shield",
          title: ["ROFUS", "ROFUS"],
          text: ["Gælder alle spiludbydere i Danmark.", "Covers every operator in Denmark."],
          link_label: ["Åbn rofus.nu", "Open rofus.nu"],
          link: multilink("https://www.rofus.nu"),
        },
      ],
    }),
  ],
});
