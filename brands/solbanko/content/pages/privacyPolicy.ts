import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const privacyPolicy = pageStory("privacy-policy", {
  label: ["Privatlivspolitik", "Privacy policy"],
  seo: {
    title: ["Sådan passer vi på dine oplysninger | Solbanko", "How we look after your details | Solbanko"],
    description: [
      "Hvad vi gemmer om dig, hvem der ser det, hvornår det ryger i makulatoren, og hvad du kan kræve. Efter GDPR og spilleloven.",
      "What we keep about you, who sees it, when it is shredded and what you can demand. Under the GDPR and the Gambling Act.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Det, du fortæller os, bliver her", "What you tell us stays here"],
      text: [
        "Opdateret den 15. september 2026. Skrevet af en jurist og rettet af Ketty fra bord tre.",
        "Updated 15 September 2026. Written by a lawyer and corrected by Ketty from table three.",
      ],
    }),
  ],
  body: [
    blocks.richText([
      `
## Hvem har ansvaret?

${house.company} i Middelfart bestemmer, hvordan oplysningerne bruges, og er derfor dataansvarlig. Vores databeskyttelsesrådgiver hedder Henrik og kan nås på [${house.privacy}](mailto:${house.privacy}).

## Gæster uden konto

Kigger du bare ind, ser vores servere din netadresse og hvilken slags browser du bruger. Det smides ud efter fire uger og bruges til at holde ubudne gæster væk. Resten afhænger af, hvad du svarer om [cookies](/cookiepolitik).

Skriver eller ringer du, gemmer vi henvendelsen, til sagen er afsluttet, og et år derefter.

## Medspillere med konto

Her er listen, og hvorfor vi har brug for hver enkelt ting:

- **Hvem du er:** CPR, navn og adresse fra MitID. Det kræver spilleloven.
- **Hvordan vi når dig:** telefon og e-mail. Det hører til aftalen.
- **Dine penge:** bevægelser på kontoen og nummeret på din bankkonto. Det kræver bogføringsloven.
- **Dine plader og spin:** hvad, hvornår og hvordan det gik. Det kræver Spillemyndigheden.
- **Din økonomi:** hvad du laver, og cirka hvad du tjener. Det kræver loven, så vi kan opdage, om spil tager overhånd. Hvor pengene kommer fra, spørger vi kun om, hvis hvidvaskreglerne kræver det.
- **Dine pauser og lofter:** så vi kan overholde dem.

Retsgrundlaget er databeskyttelsesforordningens artikel 6, stk. 1: aftalen (b), lovkrav (c) og i få tilfælde vores rimelige interesse (f). CPR-nummeret behandles efter databeskyttelseslovens § 11.

## Når vi kigger efter dig

Et program peger på konti, hvor noget har ændret sig. Et menneske læser, vurderer og ringer eventuelt. Ingen bliver lukket ude af et program alene, og det, vi ser, må sælgerne ikke få fat i.

## Dem, vi deler med

Firmaer, der driver servere, betalinger og telefoni for os, efter vores instruks. Leverandører af automater kender dig som et tilfældigt tal. Myndigheder får, hvad de efter loven kan forlange: Spillemyndigheden, skattevæsenet, politiet og Hvidvasksekretariatet.

Alt ligger på servere i EU.

## Hvornår bliver det slettet?

- Konto og spil: fem år efter, at du har sagt farvel
- Bilag: fem år efter årets udgang
- Legitimation: fem år efter sidste handel
- Telefonnotater: et år
- Ja til nyhedsbreve: når du siger nej, dog gemmer vi beviset i to år

## Det kan du bede om

At se det hele. At få rettet det forkerte. At få slettet det, vi ikke skal gemme. At få det med dig i en fil. At vi holder inde, mens vi er uenige om noget. Du kan også sige nej til, at vi bruger vores rimelige interesse som grund.

Skriv eller ring. Vi svarer hurtigst muligt og altid inden 30 dage.

## Ikke tilfreds?

Datatilsynet på Carl Jacobsens Vej i Valby tager imod klager via [datatilsynet.dk](https://www.datatilsynet.dk). Det koster ikke noget.
`,
      `
## Who is responsible?

${house.company} in Middelfart decides how the information is used and is therefore the data controller. Our data protection officer is called Henrik and can be reached at [${house.privacy}](mailto:${house.privacy}).

## Guests without an account

If you are only looking in, our servers see your network address and the kind of browser you use. That is thrown out after four weeks and serves to keep unwelcome visitors away. The rest depends on what you answer about [cookies](/cookiepolitik).

If you write or ring, we keep the enquiry until the matter is closed and for a year after that.

## Players with an account

Here is the list, and why we need each item:

- **Who you are:** civil registration number, name and address from MitID. The Gambling Act requires it.
- **How we reach you:** telephone and email. It belongs to the agreement.
- **Your money:** movements on the account and the number of your bank account. The Bookkeeping Act requires it.
- **Your plates and spins:** what, when and how it went. The gambling authority requires it.
- **Your finances:** what you do and roughly what you earn. The law requires it, so that we notice if gambling gets out of hand. We ask where the money comes from only if the money laundering rules require it.
- **Your breaks and ceilings:** so that we can honour them.

The legal basis is Article 6(1) of the General Data Protection Regulation: the agreement (b), legal requirements (c) and in a few cases our reasonable interest (f). The civil registration number is processed under section 11 of the Danish Data Protection Act.

## When we look out for you

A program points to accounts where something has changed. A person reads, considers and perhaps rings. Nobody is shut out by a program alone, and what we see is kept from the sales people.

## Those we share with

Firms that run servers, payments and telephony for us, on our instructions. Slot suppliers know you as a random number. Authorities receive what they can demand by law: the gambling authority, the tax service, the police and the money laundering secretariat.

Everything is kept on servers in the EU.

## When is it deleted?

- Account and play: five years after you say goodbye
- Vouchers: five years after the end of the year
- Proof of identity: five years after the last transaction
- Telephone notes: one year
- A yes to newsletters: when you say no, though we keep the evidence for two years

## What you can ask for

To see it all. To have mistakes put right. To have deleted whatever we need not keep. To take it with you in a file. To have us hold off while we disagree about something. You can also object to our using our reasonable interest as a reason.

Write or ring. We answer as soon as we can and always within 30 days.

## Not satisfied?

The Danish Data Protection Agency in Valby takes complaints at [datatilsynet.dk](https://www.datatilsynet.dk). It costs nothing.
`,
    ]),
  ],
  sidebar: [
    blocks.contact({
      title: ["Bed om indsigt", "Ask to see it"],
      text: [
        "Sig »indsigt« i telefonen, så ved vi, hvad du mener.",
        "Say ‘access’ on the phone and we’ll know what you mean.",
      ],
    }),
    blocks.helpCards({
      title: ["Hører også til", "Belongs here as well"],
      items: [
        {
          icon: "cookie",
          title: ["Cookies", "Cookies"],
          link_label: ["Kig i dåsen", "Look in the tin"],
          link: multilink("/cookiepolitik"),
        },
      ],
    }),
  ],
});
