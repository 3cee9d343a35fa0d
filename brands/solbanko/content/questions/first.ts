import { questionStory } from "@spilhus/brand/authoring";

const category = ["Første gang", "First time here"] as const;

export const first = [
  questionStory(
    "hvordan-kommer-jeg-i-gang",
    10,
    category,
    ["Jeg har aldrig spillet på nettet. Hvor begynder jeg?", "I’ve never played online. Where do I begin?"],
    [
      "Læs reglerne på [bankosiden](/banko), og kig på en runde uden at købe noget. Når du er klar, fortæller vi, [hvad der skal til](/signup). Du er altid velkommen til at ringe.",
      "Read the rules on the [banko page](/banko) and watch a round without buying anything. When you are ready we tell you [what it takes](/signup). You are always welcome to ring.",
    ],
  ),
  questionStory(
    "hvor-gammel-skal-man-vaere",
    20,
    category,
    ["Hvor gammel skal man være?", "How old must you be?"],
    [
      "Fyldt 18. Det bliver tjekket med MitID, så det hjælper ikke at se ældre ud.",
      "Eighteen. It is checked with MitID, so looking older won’t help.",
    ],
  ),
  questionStory(
    "kan-jeg-vaere-med-paa-tablet",
    30,
    category,
    ["Kan jeg være med på min tablet?", "Can I join on my tablet?"],
    [
      "Ja, og mange synes, den er det bedste at spille på, fordi pladerne bliver store. Se tipsene på siden om [telefon og tablet](/mobil-app).",
      "Yes, and many find it the best thing to play on, since plates come out large. See the tips on the page about [phone and tablet](/mobil-app).",
    ],
  ),
  questionStory(
    "hvad-koster-det-at-vaere-med",
    40,
    category,
    ["Hvad koster det?", "What does it cost?"],
    [
      "Plader fra en halv krone til ti kroner. Prisen står på sedlen ved hver sal, og det er gratis at se på.",
      "Plates from half a krone to ten. The price is on the slip at each hall, and watching is free.",
    ],
  ),
  questionStory(
    "er-det-samme-regler-som-i-forsamlingshuset",
    50,
    category,
    ["Er reglerne de samme som i forsamlingshuset?", "Are the rules the same as in the village hall?"],
    [
      "Ja, i banko: én række, to rækker og fuld plade. Den eneste forskel er, at pladen kan krydse af for dig.",
      "Yes, in banko: one row, two rows and the full plate. The only difference is that the plate can mark for you.",
    ],
  ),
  questionStory(
    "kan-jeg-goere-skriften-stoerre",
    60,
    category,
    ["Kan jeg gøre skriften større?", "Can I make the type larger?"],
    [
      "Ja. Hold Ctrl nede og tryk på plus, eller spred to fingre på skærmen. Siden retter sig ind efter det.",
      "Yes. Hold down Ctrl and press plus, or spread two fingers on the screen. The site adjusts.",
    ],
  ),
];
