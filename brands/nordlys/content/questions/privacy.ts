import { questionStory } from "@spilhus/brand/authoring";

const category = ["Privatliv", "Privacy"] as const;

export const privacy = [
  questionStory(
    "hvad-gemmer-i-om-mig",
    290,
    category,
    ["Hvad gemmer I om mig, når jeg bare kigger?", "What do you keep about me when I am just looking?"],
    [
      "Tekniske oplysninger i op til 30 dage af hensyn til sikkerheden. Resten afhænger af dit cookievalg.",
      "Technical data for up to 30 days, for security. The rest depends on your cookie choice.",
    ],
  ),
  questionStory(
    "hvordan-aendrer-jeg-cookies",
    300,
    category,
    ["Hvordan ændrer jeg mit cookievalg?", "How do I change my cookie choice?"],
    [
      "Åbn [cookiepolitikken](/cookiepolitik), og brug knappen ved tabellen.",
      "Open the [cookie policy](/cookiepolitik) and use the button by the table.",
    ],
  ),
];
