import { questionStory, type Texts } from "@spilhus/brand/authoring";
import { house } from "../house.ts";

const account: Texts = ["Spilkonto", "Account"];
const games: Texts = ["Spil", "Games"];
const limits: Texts = ["Grænser og pauser", "Limits and breaks"];
const data: Texts = ["Dine oplysninger", "Your data"];

export const questions = [
  questionStory(
    "hvem-kan-oprette-konto",
    1,
    account,
    ["Hvem kan oprette en spilkonto?", "Who can open an account?"],
    [
      "Du skal være fyldt 18 år og have MitID. Er du registreret i ROFUS, kan du ikke oprette en konto.",
      "You must be 18 or over and have MitID. If you are listed in ROFUS, you cannot open an account.",
    ],
  ),
  questionStory(
    "hvordan-logger-jeg-ind",
    2,
    account,
    ["Hvordan logger jeg ind?", "How do I log in?"],
    [
      "Med MitID. Har du oprettet en adgangsnøgle på din enhed, kan du bruge den i stedet.",
      "With MitID. If you have created a passkey on your device, you can use that instead.",
    ],
  ),
  questionStory(
    "hvor-hurtig-er-en-udbetaling",
    3,
    account,
    ["Hvor hurtig er en udbetaling?", "How fast is a withdrawal?"],
    [
      "Vi behandler den samme dag. Derefter afhænger det af din bank, som regel én til to bankdage.",
      "We handle it the same day. After that it depends on your bank, usually one to two banking days.",
    ],
  ),
  questionStory(
    "hvad-er-volatilitet",
    4,
    games,
    ["Hvad er volatilitet?", "What is volatility?"],
    [
      "Den siger, om gevinsterne er mange og små eller få og store. Tilbagebetalingen kan være den samme.",
      "It tells whether wins are many and small or few and large. The return to player may be the same.",
    ],
  ),
  questionStory(
    "hvad-sker-der-hvis-spillet-afbrydes",
    5,
    games,
    ["Hvad sker der, hvis et spil afbrydes?", "What if a game is interrupted?"],
    [
      "Resultatet er registreret hos os. Findes der intet resultat, får du indsatsen tilbage.",
      "The result is registered with us. If there is none, your stake is returned.",
    ],
  ),
  questionStory(
    "hvordan-aendrer-jeg-min-graense",
    6,
    limits,
    ["Hvordan ændrer jeg min grænse?", "How do I change my limit?"],
    [
      "En lavere grænse gælder med det samme. En højere gælder først efter 24 timer. Læs mere under [ansvarligt spil](/ansvarligt-spil).",
      "A lower limit applies at once. A higher one applies only after 24 hours. Read more under [responsible gaming](/ansvarligt-spil).",
    ],
  ),
  questionStory(
    "hvad-er-rofus",
    7,
    limits,
    ["Hvad er ROFUS?", "What is ROFUS?"],
    [
      "Det er Spillemyndighedens register over spillere, der har udelukket sig selv. Det gælder alle spilhuse med dansk tilladelse.",
      "It is the Danish Gambling Authority’s register of players who have excluded themselves. It covers every house with a Danish licence.",
    ],
  ),
  questionStory(
    "hvordan-faar-jeg-indsigt",
    8,
    data,
    ["Hvordan får jeg indsigt i mine oplysninger?", "How do I see my data?"],
    [
      `Skriv til ${house.privacy}. Du får svar inden for 30 dage.`,
      `Write to ${house.privacy}. You will have an answer within 30 days.`,
    ],
  ),
];
