import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { art } from "../art.ts";

export const signup = pageStory("signup", {
  label: ["Opret spilkonto", "Open an account"],
  seo: {
    title: ["Det kræver en spilkonto | Nordlys", "What an account takes | Nordlys"],
    description: [
      "Fyldt 18 år, MitID og en indbetalingsgrænse, du selv vælger: Her er alt, hvad der skal på plads, før en spilkonto kan åbnes.",
      "Aged 18 or over, MitID and a deposit limit of your own choosing: here is all that must be in place before an account can be opened.",
    ],
  },
  hero: [
    blocks.heroPage({
      eyebrow: ["Spilkonto", "Account"],
      title: ["Fire ting, før døren går op", "Four things before the door opens"],
      text: [
        "Reglerne er de samme hos alle med dansk tilladelse. Vi har skrevet dem ud, så intet kommer bag på dig.",
        "The rules are the same for everyone with a Danish licence. We have written them out so that nothing takes you by surprise.",
      ],
      image: art("signup", ["En åben dør med grønt lys bag", "An open door with green light behind it"]),
    }),
  ],
  body: [
    blocks.steps({
      title: ["Kravene", "The requirements"],
      items: [
        {
          title: ["Du er fyldt 18 år", "You are 18 or over"],
          text: [
            "Alderen aflæses af MitID. Der findes ingen undtagelser, heller ikke med samtykke fra andre.",
            "Your age is read from MitID. There are no exceptions, not even with someone else’s consent.",
          ],
        },
        {
          title: [
            "Du har dansk CPR-nummer og MitID",
            "You have a Danish civil registration number and MitID",
          ],
          text: [
            "MitID bekræfter, at du er dig. Vi får bekræftet, at oplysningerne passer, men ser ikke din adgangskode.",
            "MitID confirms that you are you. We are told that the details match but never see your password.",
          ],
        },
        {
          title: ["Du står ikke i ROFUS", "You are not listed in ROFUS"],
          text: [
            "Vi slår op i registret, før kontoen oprettes, og igen hver gang du logger ind. Er du udelukket, kan ingen hos os omgøre det.",
            "We check the register before the account is opened and again each time you log in. If you are excluded, nobody here can undo it.",
          ],
        },
        {
          title: ["Du sætter en indbetalingsgrænse", "You set a deposit limit"],
          text: [
            "Pr. dag, uge og måned. Du skriver selv beløbene; vi foreslår ingen. Du kan ikke spille, før de er sat.",
            "Per day, week and month. You type the amounts yourself; we suggest none. You cannot play until they are set.",
          ],
        },
      ],
    }),
    blocks.richText([
      `
## Hvad grænsen betyder i praksis

Grænsen regnes over rullende perioder: de seneste 24 timer, 7 dage og 30 dage. Når en af dem er nået, bliver en indbetaling afvist, og svaret fortæller, hvor meget der er tilbage, og hvornår der igen er plads.

Sætter du grænsen **ned**, gælder det med det samme. Sætter du den **op**, gælder det først efter 24 timer. Sådan er reglen, og den er god.

Et eksempel: Med en ugegrænse på 400 kr. og indbetalinger på 150 kr. mandag og 200 kr. onsdag er der 50 kr. tilbage frem til mandag samme tidspunkt.

## Midlertidig konto

Indtil alle oplysninger er bekræftet, er kontoen midlertidig. Den kan højst bestå i 30 dage, der kan højst indbetales 10.000 kr., og der kan ikke udbetales noget, før bekræftelsen er på plads.

## Hvad vi spørger om

- Navn, adresse og CPR-nummer, som MitID bekræfter
- E-mail og mobilnummer, så vi kan nå dig om kontoen
- Beskæftigelse og indkomst, fordi loven kræver, at vi kan se, om spil tager overhånd

Hvad vi gør med oplysningerne, står i [privatlivspolitikken](/privatlivspolitik).

## Når du fortryder

En konto kan lukkes når som helst, og saldoen udbetales til din egen NemKonto. Vil du kun holde pause, er der andre muligheder på siden om [ansvarligt spil](/ansvarligt-spil).
`,
      `
## What the limit means in practice

The limit is counted over rolling periods: the past 24 hours, 7 days and 30 days. When one of them is reached a deposit is declined, and the answer tells you how much is left and when there will be room again.

If you set the limit **lower**, it applies at once. If you set it **higher**, it applies only after 24 hours. That is the rule, and it is a good one.

An example: with a weekly limit of DKK 400 and deposits of DKK 150 on Monday and DKK 200 on Wednesday, DKK 50 is left until the same time on Monday.

## Temporary account

Until all details are confirmed the account is temporary. It can last 30 days at most, DKK 10,000 can be deposited at most, and nothing can be withdrawn until confirmation is in place.

## What we ask for

- Name, address and civil registration number, confirmed by MitID
- An email address and a mobile number, so that we can reach you about the account
- Occupation and income, because the law requires us to notice if gambling gets out of hand

What we do with the details is set out in the [privacy policy](/privatlivspolitik).

## If you change your mind

An account can be closed at any time and the balance paid to your own NemKonto. If all you want is a break, there are other options on the page about [responsible gaming](/ansvarligt-spil).
`,
    ]),
  ],
  sidebar: [
    blocks.notice({
      tone: "calm",
      title: ["Læs uden konto", "Read without an account"],
      text: [
        "Alle spilsider, regler og tal kan ses af enhver. Der er ingen grund til at oprette noget for at kigge.",
        "All game pages, rules and figures can be seen by anyone. There is no need to open anything just to look.",
      ],
    }),
    blocks.questionList({
      title: ["Om spilkontoen", "About the account"],
      category: ["Spilkonto", "Account"],
      limit: 5,
    }),
    blocks.helpCards({
      title: ["I tvivl?", "In doubt?"],
      items: [
        {
          icon: "phone",
          title: ["Spørg først", "Ask first"],
          link_label: ["Kundeservice", "Customer service"],
          link: multilink("/kundeservice"),
        },
      ],
    }),
  ],
});
