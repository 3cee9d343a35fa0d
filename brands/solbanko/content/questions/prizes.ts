import { questionStory } from "@spilhus/brand/authoring";

const category = ["Præmier og penge", "Prizes and money"] as const;

export const prizes = [
  questionStory(
    "hvornaar-faar-jeg-praemien",
    150,
    category,
    ["Hvornår får jeg min præmie?", "When do I get my prize?"],
    [
      "Den står på kontoen, så snart runden er gjort op. Vil du have den i banken, tager det som regel én hverdag.",
      "It is in the account as soon as the round is settled. If you want it in the bank, that usually takes one working day.",
    ],
  ),
  questionStory(
    "skal-der-svares-skat",
    160,
    category,
    ["Skal jeg svare skat?", "Will I be taxed?"],
    [
      "Nej. Huset betaler afgift til staten, så præmien er din uden fradrag.",
      "No. The house pays duty to the state, so the prize is yours without deduction.",
    ],
  ),
  questionStory(
    "hvad-er-fuldt-hus-puljen",
    170,
    category,
    ["Hvad er Fuldt Hus-puljen?", "What is the Fuldt Hus pot?"],
    [
      "En fælles pulje på tværs af nogle af salene. Den falder kun, hvis en plade er fuld inden for et bestemt antal numre, og det er sjældent.",
      "A shared pot across some of the halls. It drops only if a plate is full within a certain number of calls, which is rare.",
    ],
  ),
  questionStory(
    "giver-i-rabat",
    180,
    category,
    ["Har I tilbud?", "Do you have offers?"],
    [
      "Nej, ikke nu. Pladerne er billige nok i forvejen, synes vi.",
      "No, not now. We think plates are cheap enough as it is.",
    ],
  ),
  questionStory(
    "hvor-gaar-overskuddet-hen",
    190,
    category,
    ["Går pengene til et godt formål?", "Does the money go to a good cause?"],
    [
      "Nej. Vi er et almindeligt selskab og siger det lige ud. Vil du støtte en forening, så gå til banko hos den.",
      "No. We are an ordinary company and say so plainly. If you want to support a club, go to its banko night.",
    ],
  ),
];
