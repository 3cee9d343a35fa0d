import { blocks, multilink, pageStory } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

export const privacyPolicy = pageStory("privacy-policy", {
  label: ["Privatlivspolitik", "Privacy policy"],
  seo: {
    title: ["Privatlivspolitik | Nordlys", "Privacy policy | Nordlys"],
    description: [
      "Hvilke oplysninger Nordlys behandler, hvorfor, hvor længe og med hvilket grundlag. Samt dine rettigheder og vejen til Datatilsynet.",
      "Which data Nordlys processes, why, for how long and on what basis. With your rights and the way to the data protection authority.",
    ],
  },
  hero: [
    blocks.heroPage({
      title: ["Privatlivspolitik", "Privacy policy"],
      text: [
        "Vi samler det, loven kræver, og det, driften ikke kan undvære. Senest ændret 1. november 2026.",
        "We collect what the law requires and what we cannot run without. Last changed 1 November 2026.",
      ],
    }),
  ],
  body: [
    blocks.richText([
      `
## Dataansvarlig

${house.company} er dataansvarlig. Spørgsmål om persondata besvares på [${house.privacy}](mailto:${house.privacy}), som læses af vores databeskyttelsesrådgiver.

## Når du blot kigger

Uden konto behandler vi din IP-adresse, browsertype og de sider, du henter, i op til 30 dage for at holde tjenesten sikker. Grundlaget er vores legitime interesse i at afvise angreb, jf. databeskyttelsesforordningens artikel 6, stk. 1, litra f. Statistik og markedsføring sker kun, hvis du har sagt ja i [cookieindstillingerne](/cookiepolitik).

## Når du har en konto

- **Identitet:** navn, CPR-nummer, adresse og MitID-bekræftelse. Grundlag: spilleloven og hvidvaskloven, artikel 6, stk. 1, litra c, og databeskyttelseslovens § 11.
- **Kontakt:** telefon og e-mail. Grundlag: aftalen, litra b.
- **Penge:** ind- og udbetalinger, kontonummer, saldo. Grundlag: aftalen og bogføringsloven.
- **Spil:** indsatser, udfald, tidspunkter, grænser og pauser. Grundlag: spilleloven.
- **Økonomi:** beskæftigelse og indkomst, og dokumentation for midlernes oprindelse, når loven kræver den. Grundlag: spilleloven og hvidvaskloven.
- **Henvendelser:** mails og notater fra samtaler. Grundlag: legitim interesse i at kunne følge op.

## Ansvarligt spil

Loven pålægger os at holde øje med tegn på problematisk spil. Det sker delvist automatisk, men ingen beslutning med virkning for dig træffes uden et menneske. Oplysningerne bruges aldrig til markedsføring.

## Hvem får adgang

Vores databehandlere til drift, betaling, identifikation og kundeservice, alle efter skriftlig aftale. Spillestudierne får et tilfældigt nummer og aldrig dit navn. Spillemyndigheden, Skattestyrelsen, Hvidvasksekretariatet og politiet får det, loven pålægger os at udlevere.

Oplysninger behandles inden for EU og EØS. Skulle det undtagelsesvis ske uden for, sker det på Europa-Kommissionens standardkontrakter.

## Hvor længe

- Spil- og kontodata: fem år efter, at kontoen er lukket
- Bogføring: fem år fra regnskabsårets udløb
- Oplysninger efter hvidvaskloven: fem år efter forholdets ophør
- Korrespondance: to år
- Samtykke til markedsføring: to år efter, at det er brugt sidste gang eller trukket tilbage

Derefter slettes eller anonymiseres de.

## Dine rettigheder

Du kan bede om indsigt, rettelse, sletning, begrænsning og udlevering af dine data, og du kan gøre indsigelse mod behandling, der bygger på legitim interesse. Et samtykke kan trækkes tilbage når som helst uden virkning for det, der er sket før. Vi svarer inden for en måned.

Loven kan forhindre os i at slette. Så fortæller vi hvilken og hvor længe.

## Klage

Du kan klage til Datatilsynet, Carl Jacobsens Vej 35, 2500 Valby, [datatilsynet.dk](https://www.datatilsynet.dk). Vi vil gerne høre om det først, men du behøver ikke spørge os om lov.
`,
      `
## Data controller

${house.company} is the controller. Questions about personal data are answered at [${house.privacy}](mailto:${house.privacy}), which is read by our data protection officer.

## When you are just looking

Without an account we process your IP address, browser type and the pages you fetch for up to 30 days to keep the service secure. The basis is our legitimate interest in repelling attacks under Article 6(1)(f) of the General Data Protection Regulation. Statistics and marketing take place only if you have said yes in the [cookie settings](/cookiepolitik).

## When you have an account

- **Identity:** name, civil registration number, address and MitID confirmation. Basis: the Gambling Act and the Money Laundering Act, Article 6(1)(c), and section 11 of the Danish Data Protection Act.
- **Contact:** telephone and email. Basis: the agreement, point (b).
- **Money:** deposits and withdrawals, bank account, balance. Basis: the agreement and the Bookkeeping Act.
- **Play:** stakes, outcomes, times, limits and breaks. Basis: the Gambling Act.
- **Finances:** occupation and income, and documents on the source of funds where the law requires them. Basis: the Gambling Act and the Money Laundering Act.
- **Enquiries:** emails and notes of calls. Basis: legitimate interest in being able to follow up.

## Responsible gaming

The law obliges us to look for signs of problem gambling. This is partly automatic, but no decision affecting you is made without a human being. The information is never used for marketing.

## Who has access

Our processors for operations, payment, identification and customer service, all under written agreements. Game studios receive a random number and never your name. The gambling authority, the tax agency, the money laundering secretariat and the police receive what the law obliges us to hand over.

Data is processed within the EU and EEA. Should it exceptionally happen elsewhere, it is on the European Commission’s standard contractual clauses.

## For how long

- Play and account data: five years after the account is closed
- Bookkeeping: five years from the end of the financial year
- Information under the Money Laundering Act: five years after the relationship ends
- Correspondence: two years
- Marketing consent: two years after it was last used or withdrawn

After that it is deleted or made anonymous.

## Your rights

You can ask for access, correction, erasure, restriction and a copy of your data to take elsewhere, and you can object to processing based on legitimate interest. Consent can be withdrawn at any time without affecting what went before. We answer within a month.

The law may prevent us from erasing. If so, we tell you which law and for how long.

## Complaints

You can complain to the Danish Data Protection Agency, Carl Jacobsens Vej 35, DK-2500 Valby, [datatilsynet.dk](https://www.datatilsynet.dk). We would like to hear about it first, but you need not ask our leave.
`,
    ]),
  ],
  sidebar: [
    blocks.contact({
      title: ["Spørg om dine data", "Ask about your data"],
      text: [
        "Ring, hvis det haster. Skriv, hvis det skal dokumenteres.",
        "Call if it is urgent. Write if it needs to be on record.",
      ],
    }),
    blocks.helpCards({
      title: ["Dit cookievalg", "Your cookie choice"],
      items: [
        {
          icon: "eye",
          title: ["Skift cookievalg", "Change your cookies"],
          link_label: ["Cookiepolitik", "Cookie policy"],
          link: multilink("/cookiepolitik"),
        },
      ],
    }),
  ],
});
