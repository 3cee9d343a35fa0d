import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const terms = pageStory("terms", {
  label: ["Betingelser", "Terms and rules"],
  seo: {
    title: ["Husets regler og betingelser | Solbanko", "House rules and terms | Solbanko"],
    description: [
      "Alt det, du og Solbanko aftaler med hinanden: om plader, penge, lofter, præmier, fejl, uenighed og farvel. Version 4.",
      "Everything that you and Solbanko agree: on plates, money, ceilings, prizes, faults, disagreement and goodbyes. Version 4.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Husets regler", "House rules"],
      text: [
        "Version 4, trådt i kraft den 15. september 2026. Det er en bindende aftale, selv om vi har prøvet at skrive den, så den kan læses.",
        "Version 4, effective from 15 September 2026. It is a binding agreement, though we have tried to make it readable.",
      ],
    }),
  ],
  body: [
    blocks.richText([
      `
## Hvem aftalen er mellem

På den ene side ${house.company} (i teksten »huset«), der har tilladelse ${house.licence} til at udbyde onlinespil. På den anden side dig, der åbner en spilkonto. Aftalen følger dansk lovgivning, og myndigheden over os er Spillemyndigheden.

## Adgang for voksne

Spilkonti oprettes kun til personer over 18 år med CPR-nummer, bekræftet gennem MitID. Man kan ikke få en konto, mens man er registreret i ROFUS. Man kan heller ikke have to.

Kontoen følger personen. Ægtefæller må have hver sin, men ikke bruge hinandens.

## Køb af plader

En plade er købt, når huset har kvitteret for den på skærmen. Salget begynder tidligst 30 minutter før runden og slutter ved første nummer. Indtil da kan et køb fortrydes; derefter ikke.

For hver sal er der fastsat et højeste antal plader. Numrene tildeles tilfældigt, og ingen kan vælge dem til eller fra.

## Under runden

Numrene trækkes ét ad gangen med mindst tre sekunders afstand. Det afgørende er den rækkefølge, som systemet har registreret. Har du slået automatisk afkrydsning fra, kan du frit slå den til igen, og glemte kryds koster ikke en præmie.

Runden er slut, når den første plade er fuld. Deler flere en præmie, afrundes hver del opad til hele kroner for husets regning.

## Automaterne

For automater gælder den enkelte maskines regler, der kan læses på dens side. Et spin tager altid tre sekunder eller mere. Udfaldet bestemmes ved lodtrækning på serveren, og skærmen gengiver det blot.

## Dine penge hos os

Indskud kan foretages fra egne kort og konti, når der er sat et loft for døgn, uge og måned. Beløbet står til rådighed, så snart banken over for huset har bekræftet det. Vi låner ikke ud og giver ingen renter.

Medspillernes penge ligger for sig selv på en klientkonto og kan ikke tages af husets kreditorer.

## Udbetaling af præmier

Præmien godskrives umiddelbart efter runden. Ønsker du pengene udbetalt, sker det til din NemKonto, som regel inden for en hverdag. Loven om hvidvask kan betyde, at vi må bede om dokumentation først. Præmier er skattefri for dig, da afgiften betales af huset.

## Fælles puljer

Nogle sale og maskiner samler ind til en pulje. Hvilken andel der lægges til side, og hvornår puljen udløses, er oplyst ved spillet. Nedlægges en pulje, overføres hele beløbet til en tilsvarende, og vi slår det op to uger i forvejen.

## Når teknikken svigter

Bryder en runde sammen, før den er afgjort, betales alle plader tilbage. Er den afgjort, udbetales præmien, selv om billedet forsvandt hjemme hos dig. Åbenlyse fejlposteringer bliver rettet, og du får besked.

## God opførsel

Snyd, falske oplysninger, robotter og aftalt spil fører til, at kontoen spærres, mens vi undersøger sagen. Du får lejlighed til at forklare dig. Er mistanken ubegrundet, åbner vi igen og siger undskyld.

## Pauser og farvel

Du kan tage et døgns pause, udelukke dig selv i 30 dage eller mere eller sige endeligt farvel. Se [siden om ansvarligt spil](/ansvarligt-spil). Vil du blot lukke kontoen, kræver det en opringning eller en mail, og restbeløbet er hos dig inden en uge.

Huset kan opsige aftalen med en måneds varsel. Ved grov misligholdelse eller efter påbud fra myndighederne kan det ske straks.

## Om tilbud og rabatter

Lige nu har vi ingen. Skulle det ændre sig, vil pris, frist og krav stå i samme boks som tilbuddet, med et regneeksempel i kroner, og altid inden for lovens lofter.

## Nye versioner

Ændrer vi noget af betydning, får du det at vide en måned før og skal sige ja, inden du spiller igen. Gamle versioner udleveres, hvis du beder om det.

## Uenighed

Klager modtages på [${house.email}](mailto:${house.email}) og telefon ${house.phone}. Svar gives inden to uger. Forbrugerklagenævnet i Viborg behandler sager, vi ikke selv kan løse, og du kan altid gå til byretten, hvor du bor.
`,
      `
## Who the agreement is between

On the one hand ${house.company} (‘the house’ in this text), which holds licence ${house.licence} to offer online games. On the other hand you, who open an account. The agreement follows Danish law, and the authority above us is the Danish Gambling Authority.

## Entry for adults

Accounts are opened only for people over 18 with a civil registration number, confirmed through MitID. You cannot have an account while you are registered in ROFUS. Nor can you have two.

The account follows the person. Spouses may have one each but may not use each other’s.

## Buying plates

A plate has been bought once the house has acknowledged it on screen. Sales begin 30 minutes before the round at the earliest and end with the first number. Until then a purchase can be undone; after that it cannot.

A highest number of plates has been set for every hall. Numbers are assigned at random, and nobody can choose or refuse them.

## During the round

Numbers are drawn one at a time, at least three seconds apart. What counts is the order recorded by the system. If you have switched automatic marking off you are free to switch it on again, and forgotten marks do not cost a prize.

The round is over when the first plate is full. If several share a prize, each share is rounded up to whole kroner at the expense of the house.

## The slot machines

For slots, the rules of the individual machine apply, and they can be read on its page. A spin always takes three seconds or more. The outcome is settled by a draw on the server; the screen merely shows it.

## Your money with us

Payments in may be made from your own cards and accounts once a ceiling has been set for day, week and month. The amount is at your disposal as soon as the bank has confirmed it to the house. We do not lend and pay no interest.

Players’ money is kept apart in a client account and cannot be taken by creditors of the house.

## Paying out prizes

The prize is credited immediately after the round. If you want the money paid out it goes to your NemKonto, usually within one working day. The law on money laundering may mean that we must ask for documents first. Prizes are free of tax for you, since the duty is paid by the house.

## Shared pots

Some halls and machines collect for a pot. What share is set aside, and when the pot is released, is stated with the game. If a pot is discontinued the whole amount moves to a similar one, and we post a notice two weeks ahead.

## When technology fails

If a round breaks down before it has been decided, all plates are refunded. If it has been decided, the prize is paid even though the picture vanished at your end. Obvious misbookings are corrected, and you are told.

## Good behaviour

Cheating, false information, robots and collusion lead to the account being blocked while we look into the matter. You are given the chance to explain. If the suspicion proves unfounded, we open it again and apologise.

## Breaks and goodbyes

You can take a day’s break, exclude yourself for 30 days or more, or say goodbye for good. See [the page on responsible gaming](/ansvarligt-spil). If you merely want to close the account, a call or an email will do, and the remaining amount is with you within a week.

The house may end the agreement with a month’s notice. In the event of a serious breach, or by order of the authorities, it may happen at once.

## On offers and discounts

At present we have none. Should that change, price, deadline and requirements will stand in the same box as the offer, with a worked example in kroner, and always within the ceilings of the law.

## New versions

If we change anything of importance you will hear of it a month ahead and must say yes before you play again. Old versions are available on request.

## Disagreement

Complaints are received at [${house.email}](mailto:${house.email}) and by telephone on ${house.phone}. An answer is given within two weeks. The Danish Consumer Complaints Board in Viborg deals with cases we cannot resolve ourselves, and you can always go to the district court where you live.
`,
    ]),
  ],
  sidebar: [
    blocks.notice({
      tone: "info",
      title: ["Skal vi læse den op?", "Shall we read it aloud?"],
      text: [
        "Ring i åbningstiden, så gennemgår vi det afsnit, du er i tvivl om.",
        "Call during opening hours, and we will go through the part you are unsure about.",
      ],
    }),
    blocks.helpCards({
      title: ["Slå også op i", "See also"],
      items: [
        {
          icon: "lock",
          title: ["Dine oplysninger", "Your details"],
          link_label: ["Privatlivspolitik", "Privacy policy"],
          link: multilink("/privatlivspolitik"),
        },
      ],
    }),
  ],
});
