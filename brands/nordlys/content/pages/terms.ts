import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const terms = pageStory("terms", {
  label: ["Betingelser", "Terms and rules"],
  seo: {
    title: ["Betingelser og spilleregler | Nordlys", "Terms and rules | Nordlys"],
    description: [
      "Aftalen mellem dig og Nordlys: konto, grænser, indbetaling, udbetaling, fejl, klager og lukning. Gældende fra 1. november 2026.",
      "The agreement between you and Nordlys: account, limits, deposits, withdrawals, faults, complaints and closing. From 1 November 2026.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Betingelser", "Terms and rules"],
      text: [
        "Gældende fra 1. november 2026. Den danske tekst er den, der gælder.",
        "In force from 1 November 2026. The Danish text prevails.",
      ],
    }),
  ],
  body: [
    blocks.richText([
      `
## 1. Parterne

Aftalen indgås mellem dig og ${house.company}, herefter »vi«, som udbyder spil med tilladelse nr. ${house.licence} fra Spillemyndigheden, Englandsgade 25, 5000 Odense C. Den er omfattet af dansk ret og af lov om spil med tilhørende bekendtgørelser.

## 2. Hvem kan få en konto

Du skal være fyldt 18 år, have et dansk CPR-nummer og kunne identificere dig med MitID. Du må ikke være registreret i ROFUS, være under værgemål eller være ansat hos os.

Hver person kan have én konto. Opdager vi flere, lukkes de overskydende, og saldoen flyttes til den første.

## 3. Din adgang

Kontoen er personlig. Du må ikke lade andre spille på den, og du må ikke spille for andres penge eller på andres vegne. Har du mistanke om, at nogen har fået adgang, skal du ringe til os med det samme, så lukker vi den.

## 4. Indbetaling og grænser

Før første spil skal du vælge en indbetalingsgrænse pr. dag, uge og måned. Perioderne er rullende. Nedsættelser gælder straks, forhøjelser efter 24 timer.

Penge kan kun indbetales fra et betalingsmiddel, du selv står som ejer af. Et beløb krediteres først, når betalingsudbyderen har bekræftet det over for os. Vi giver ikke kredit, og indeståendet forrentes ikke.

## 5. Spillernes penge

Din saldo holdes på en konto, som er adskilt fra selskabets egne midler og ikke kan bruges til vores drift. Ved konkurs er pengene ikke en del af boet.

## 6. Spillet

En indsats er endelig, når serveren har modtaget den. Resultatet er det, der er registreret på serveren, også hvis din skærm viste noget andet. Ingen automatrunde varer under tre sekunder.

Spillets egne regler og gevinsttabel er en del af aftalen. Er der uenighed mellem dem og disse betingelser, går spillets regler forud for det, der handler om udfald og gevinster.

## 7. Puljer

Puljer bygges op af en andel af indsatserne, som fremgår af hvert spil. De udbetales til den runde, serveren har udtrukket. Lukkes et spil med pulje, flyttes beløbet til en anden pulje af samme slags, og det oplyses mindst 14 dage før.

## 8. Gevinster og udbetaling

Gevinster sættes på saldoen, straks runden er gjort op. Udbetaling sker til din egen konto, normalt samme bankdag, når din identitet er bekræftet. Gevinster fra spil med dansk tilladelse er indkomstskattefri.

Vi kan holde en udbetaling tilbage, hvis hvidvaskloven kræver, at vi først får oplysninger om midlernes oprindelse. Vi fortæller dig det i så fald, medmindre loven forbyder det.

## 9. Fejl og afbrydelser

Sker der en teknisk fejl, som påvirker et udfald, er runden ugyldig, og indsatsen føres tilbage. Mister du forbindelsen, afsluttes en påbegyndt runde på serveren. Er et beløb ved en fejl sat på din saldo, retter vi det og fortæller dig hvorfor.

## 10. Det, der ikke er tilladt

- At bruge programmer, som spiller for dig
- At spille i samarbejde med andre mod reglerne
- At udnytte en åbenlys fejl
- At oplyse forkerte personlige forhold
- At spille, mens du er udelukket

Vi kan suspendere kontoen, mens sagen undersøges. Du bliver hørt, før der træffes afgørelse.

## 11. Pauser og udelukkelse

Du kan når som helst tage en spilpause på 24 timer, udelukke dig midlertidigt i mindst 30 dage eller endeligt. Fremgangsmåden står under [ansvarligt spil](/ansvarligt-spil). En endelig udelukkelse kan tidligst afløses af en ny konto efter et år.

## 12. Tilbud

Der er for tiden ingen tilbud. Bliver der nogen, vil alle vilkår stå ved siden af tilbuddet, og de vil holde sig inden for lovens rammer for beløb, gennemspil og frister.

## 13. Lukning af konto

Du kan lukke kontoen uden begrundelse. Saldoen udbetales senest fem bankdage efter. Vi kan lukke en konto med 14 dages varsel og straks ved væsentlig misligholdelse. Kontoudtog kan fås i fem år.

## 14. Ændringer

Ændringer varsles med mindst 30 dage, hvis de er til ulempe for dig. Du skal godkende dem, før du spiller videre, og kan i stedet lukke kontoen uden omkostninger.

## 15. Ansvar

Vi er ansvarlige efter dansk rets almindelige regler. Vi hæfter ikke for forstyrrelser, som vi ikke har indflydelse på, for eksempel svigt i net, strøm eller betalingssystemer, når vi har gjort det, der med rimelighed kan forlanges.

## 16. Klager og værneting

Klag først til [${house.email}](mailto:${house.email}). Du får svar inden for 14 dage. Derefter kan du gå til Nævnenes Hus, Toldboden 2, 8800 Viborg, eller til den ret, hvor du bor.
`,
      `
## 1. The parties

The agreement is between you and ${house.company}, hereafter ‘we’, which offers games under licence no. ${house.licence} from the Danish Gambling Authority, Englandsgade 25, DK-5000 Odense C. It is governed by Danish law and by the Danish Gambling Act and its executive orders.

## 2. Who can have an account

You must be 18 or over, have a Danish civil registration number and be able to identify yourself with MitID. You may not be registered in ROFUS, be under guardianship or be employed by us.

Each person may have one account. If we find more, the surplus accounts are closed and their balance moved to the first.

## 3. Your access

The account is personal. You may not let others play on it, nor play with other people’s money or on their behalf. If you suspect that someone has gained access you must call us at once, and we will close it.

## 4. Deposits and limits

Before playing for the first time you must choose a deposit limit per day, week and month. The periods are rolling. Decreases apply at once, increases after 24 hours.

Money can be deposited only from a means of payment that you own yourself. An amount is credited only when the payment provider has confirmed it to us. We give no credit, and balances bear no interest.

## 5. Players’ money

Your balance is held in an account kept apart from the company’s own funds and cannot be used to run our business. In the event of bankruptcy the money is not part of the estate.

## 6. Play

A stake is final once the server has received it. The result is what the server has recorded, even if your screen showed something else. No slot round takes less than three seconds.

A game’s own rules and paytable are part of the agreement. Where they differ from these terms, the game’s rules prevail on outcomes and wins.

## 7. Pots

Pots are built from a share of stakes stated in each game. They are paid to the round the server has drawn. If a game with a pot is closed, the amount moves to another pot of the same kind, with at least 14 days’ notice.

## 8. Wins and withdrawals

Wins are added to the balance as soon as the round is settled. Withdrawals go to your own bank account, normally the same banking day, once your identity is confirmed. Winnings from games with a Danish licence are free of income tax.

We may hold back a withdrawal if anti-money-laundering law requires that we first obtain information on the source of funds. In that case we will tell you, unless the law forbids it.

## 9. Faults and interruptions

If a technical fault affects an outcome, the round is void and the stake returned. If you lose your connection, a round already begun is completed on the server. If an amount has been credited to you in error, we correct it and tell you why.

## 10. What is not allowed

- Using programs that play for you
- Playing together with others against the rules
- Exploiting an obvious fault
- Giving false personal information
- Playing while excluded

We may suspend the account while the matter is examined. You will be heard before a decision is made.

## 11. Breaks and exclusion

At any time you can take a 24-hour break, or exclude yourself temporarily for at least 30 days or permanently. The procedure is described under [responsible gaming](/ansvarligt-spil). A permanent exclusion can be followed by a new account after one year at the earliest.

## 12. Offers

There are currently no offers. Should there be any, all terms will stand beside the offer and will keep within the limits of the law on amounts, wagering and deadlines.

## 13. Closing an account

You can close the account without giving a reason. The balance is paid within five banking days. We may close an account with 14 days’ notice, and at once in the event of a material breach. Statements can be obtained for five years.

## 14. Changes

Changes to your disadvantage are announced at least 30 days ahead. You must approve them before playing on, or may instead close the account free of charge.

## 15. Liability

We are liable under the ordinary rules of Danish law. We are not liable for disruption beyond our control, such as failures of networks, power or payment systems, when we have done what can reasonably be expected.

## 16. Complaints and venue

Complain first to [${house.email}](mailto:${house.email}). You will have an answer within 14 days. After that you may go to the Danish Appeals Boards Authority, Toldboden 2, DK-8800 Viborg, or to the court where you live.
`,
    ]),
  ],
  sidebar: [
    blocks.helpCards({
      title: ["Hører til", "Related"],
      items: [
        {
          icon: "lock",
          title: ["Privatlivspolitik", "Privacy policy"],
          link_label: ["Læs den", "Read it"],
          link: multilink("/privatlivspolitik"),
        },
        {
          icon: "info",
          title: ["Cookiepolitik", "Cookie policy"],
          link_label: ["Se tabellen", "See the table"],
          link: multilink("/cookiepolitik"),
        },
        {
          icon: "pause",
          title: ["Ansvarligt spil", "Responsible gaming"],
          link_label: ["Grænser og pauser", "Limits and breaks"],
          link: multilink("/ansvarligt-spil"),
        },
      ],
    }),
  ],
});
