import { questionStory } from "@spilhus/brand/authoring";

const category = ["Skærm og lyd", "Screen and sound"] as const;

export const screen = [
  questionStory(
    "jeg-kan-ikke-hoere-opraabet",
    250,
    category,
    ["Jeg kan ikke høre opråbet", "I can’t hear the calling"],
    [
      "Se efter, om telefonen er på lydløs. Alle numre kan også læses i listen ved siden af pladen.",
      "Check whether your phone is on silent. All numbers can also be read in the list beside the plate.",
    ],
  ),
  questionStory(
    "kan-jeg-se-det-paa-fjernsynet",
    260,
    category,
    ["Kan jeg se salen på fjernsynet?", "Can I watch the hall on the television?"],
    [
      "Ja, med et kabel eller ved at spejle telefonen. Vi viser det på siden om [banko-tv](/tv).",
      "Yes, with a cable or by mirroring your phone. We show how on the [banko TV](/tv) page.",
    ],
  ),
  questionStory(
    "siden-ser-underlig-ud",
    270,
    category,
    ["Siden ser mærkelig ud hos mig", "The site looks odd on my screen"],
    [
      "Prøv at hente den igen. Er browseren mere end tre år gammel, kan den have svært ved det; ring, så finder vi ud af det.",
      "Try loading it again. If the browser is more than three years old it may struggle; ring us and we’ll work it out.",
    ],
  ),
  questionStory(
    "hvad-bruger-i-cookies-til",
    280,
    category,
    ["Hvad bruger I cookies til?", "What do you use cookies for?"],
    [
      "Mest til at huske dit sprog og dit svar. Resten kan du sige nej til på [cookiesiden](/cookiepolitik).",
      "Mostly for remembering your language and your answer. You can say no to the rest on the [cookie page](/cookiepolitik).",
    ],
  ),
];
