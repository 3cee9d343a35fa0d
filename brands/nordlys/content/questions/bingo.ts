import { questionStory } from "@spilhus/brand/authoring";

const category = ["Bingo og banko", "Bingo and banko"] as const;

export const bingo = [
  questionStory(
    "hvornaar-kan-jeg-koebe-plader",
    220,
    category,
    ["Hvornår åbner salget af plader?", "When do plates go on sale?"],
    [
      "Tredive minutter før runden. Det lukker, når det første nummer trækkes.",
      "Thirty minutes before the round. Sales close when the first number is drawn.",
    ],
  ),
  questionStory(
    "skal-jeg-krydse-af-selv",
    230,
    category,
    ["Skal jeg selv krydse af?", "Must I mark the numbers myself?"],
    [
      "Kun hvis du vil. Pladen kan gøre det for dig, og du kan skifte undervejs.",
      "Only if you want to. The plate can do it for you, and you can switch along the way.",
    ],
  ),
  questionStory(
    "deles-praemien",
    240,
    category,
    [
      "Hvad sker der, når flere har fuldt hus på samme nummer?",
      "What if several fill a plate on the same number?",
    ],
    ["Præmien deles ligeligt mellem pladerne.", "The prize is shared equally among the plates."],
  ),
];
