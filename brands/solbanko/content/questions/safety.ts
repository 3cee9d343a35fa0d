import { questionStory } from "@spilhus/brand/authoring";

const category = ["Tryghed", "Peace of mind"] as const;

export const safety = [
  questionStory(
    "hvordan-saetter-jeg-et-loft",
    200,
    category,
    ["Hvordan sætter jeg et loft?", "How do I set a ceiling?"],
    [
      "Det gør man, før man kan købe sin første plade: et beløb for døgnet, et for ugen og et for måneden. Det kan altid sænkes på stedet.",
      "You do so before you can buy your first plate: a sum for the day, one for the week and one for the month. It can always be lowered on the spot.",
    ],
  ),
  questionStory(
    "jeg-vil-gerne-holde-en-pause",
    210,
    category,
    ["Jeg vil gerne holde fri fra spil", "I’d like some time off from playing"],
    [
      "Det er klogt. Du kan tage et døgn, mindst en måned eller lukke helt. [Her er forklaringen](/ansvarligt-spil).",
      "That’s wise. You can take a day, at least a month, or close for good. [Here is how](/ansvarligt-spil).",
    ],
  ),
  questionStory(
    "min-mand-spiller-for-meget",
    220,
    category,
    ["Min mand spiller for meget. Hvad gør jeg?", "My husband plays too much. What should I do?"],
    [
      "Ring til StopSpillet på 70 22 28 25. De taler med pårørende hver dag. Vi kan ikke fortælle dig om hans konto, men vi lytter gerne.",
      "Call StopSpillet on 70 22 28 25. They speak with families every day. We can’t tell you about his account, but we will gladly listen.",
    ],
  ),
  questionStory(
    "hvem-holder-oeje-med-jer",
    230,
    category,
    ["Hvem holder øje med jer?", "Who keeps an eye on you?"],
    [
      "Spillemyndigheden. De har givet os tilladelsen og kan tage den igen.",
      "The Danish Gambling Authority. They gave us the licence and can take it back.",
    ],
  ),
  questionStory(
    "en-fra-solbanko-ringede",
    240,
    category,
    ["Nogen ringede fra jer og ville have min kode", "Someone rang from you and wanted my code"],
    [
      "Det var ikke os. Læg på, og ring til os på nummeret nederst på siden, så hjælper vi dig videre.",
      "It wasn’t us. Hang up and call us on the number at the foot of the page, and we will help you from there.",
    ],
  ),
];
