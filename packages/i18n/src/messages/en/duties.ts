import type { Translation } from "../translation.ts";

export const duties = {
  heading: "Play responsibly",
  // The label's own words, the same in every language (BEK 1274/2019 § 16).
  licence: "Tilladelse fra Spillemyndigheden",
  licenceLabel: "Mark of the Danish Gambling Authority: {{licensee}} is licensed to offer games in Denmark",
  licenceDetails: "{{licensee}} is licensed by the Danish Gambling Authority, no. {{number}}.",
  licenceLink: "See the licence at the Danish Gambling Authority",
  age: "18+",
  ageLabel: "You must be 18 or over to play",
  responsibleGaming: "Responsible gaming",
  stopSpillet: "StopSpillet",
  stopSpilletPhone: "StopSpillet {{phone}}",
  stopSpilletLabel: "Call StopSpillet, the Gambling Authority’s helpline, on {{phone}}",
  stopSpilletText: "Free and anonymous advice about gambling.",
  rofus: "ROFUS",
  rofusLabel: "ROFUS: exclude yourself from all gambling in Denmark",
  rofusText:
    "The Danish register of voluntarily excluded players. Exclude yourself from gambling for a while or for good.",
  selfTest: "Test your gambling habits",
  selfTestText: "Answer a few questions and get a picture of how you play.",
  treatment: "Find treatment",
  treatmentText: "See where you can get help to stop gambling.",
} as const satisfies Translation<"duties">;
