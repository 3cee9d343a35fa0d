import { questionStory } from "@spilhus/brand/authoring";

const category = ["Penge", "Money"] as const;

export const money = [
  questionStory(
    "hvor-lang-tid-tager-en-udbetaling",
    70,
    category,
    ["Hvor lang tid tager en udbetaling?", "How long does a withdrawal take?"],
    [
      "Normalt under én bankdag. Første gang kan der gå lidt længere, fordi kontoen skal bekræftes.",
      "Normally less than one banking day. The first may take slightly longer, since the bank account must be confirmed.",
    ],
  ),
  questionStory(
    "skal-jeg-betale-skat-af-gevinster",
    80,
    category,
    ["Skal jeg betale skat af gevinster?", "Do I pay tax on wins?"],
    [
      "Nej. Gevinster fra spil med dansk tilladelse er skattefri for dig; afgiften betales af os.",
      "No. Wins from games with a Danish licence are free of tax for you; we pay the duty.",
    ],
  ),
  questionStory(
    "kan-jeg-betale-med-en-andens-kort",
    90,
    category,
    ["Kan jeg betale med en andens kort?", "Can I pay with someone else’s card?"],
    [
      "Nej. Loven kræver, at kortet eller bankkontoen er din egen. Penge fra andre sendes tilbage.",
      "No. The law requires the card or bank account to be your own. Money from others is returned.",
    ],
  ),
  questionStory(
    "giver-i-kredit",
    100,
    category,
    ["Kan man spille på kredit?", "Can one play on credit?"],
    [
      "Aldrig. Der kan kun spilles for penge, som allerede står på kontoen.",
      "Never. Only money already in the account can be played with.",
    ],
  ),
  questionStory(
    "hvorfor-sporger-i-om-indkomst",
    110,
    category,
    ["Hvorfor spørger I om indkomst?", "Why do you ask about income?"],
    [
      "Fordi loven kræver, at vi kan opdage, om spil tager overhånd. Hvidvaskloven pålægger os desuden at kende midlernes oprindelse, når beløbene er store eller mønstret ændrer sig. Oplysningen bliver ikke brugt til andet.",
      "Because the law requires us to notice if gambling gets out of hand. Anti-money-laundering law also obliges us to know the source of funds when sums are large or the pattern changes. The information is used for nothing else.",
    ],
  ),
  questionStory(
    "er-der-bonusser",
    120,
    category,
    ["Har I bonusser?", "Do you have bonuses?"],
    [
      "Ja, til spilleautomater. Beløb, gennemspil, frist, et regneeksempel og den gennemsnitlige omkostning står ved hvert tilbud. Din indbetaling er aldrig bundet, og du kan opgive en bonus når som helst.",
      "Yes, for slots. Amount, wagering, deadline, a worked example and the average cost stand at each offer. Your deposit is never locked, and you can give a bonus up at any time.",
    ],
  ),
];
