/** What the law wants on every page; numbers and addresses come from the brand's compliance config. */
export const duties = {
  heading: "Spil ansvarligt",
  licence: "Tilladelse fra Spillemyndigheden",
  licenceLabel: "Spillemyndighedens mærke: {{licensee}} har tilladelse til at udbyde spil i Danmark",
  licenceDetails: "{{licensee}} har tilladelse fra Spillemyndigheden, nr. {{number}}.",
  licenceLink: "Se tilladelsen hos Spillemyndigheden",
  age: "18+",
  ageLabel: "Du skal være fyldt 18 år for at spille",
  responsibleGaming: "Ansvarligt spil",
  stopSpillet: "StopSpillet",
  stopSpilletPhone: "StopSpillet {{phone}}",
  stopSpilletLabel: "Ring til StopSpillet, Spillemyndighedens hjælpelinje, på {{phone}}",
  stopSpilletText: "Gratis og anonym rådgivning om spil.",
  rofus: "ROFUS",
  rofusLabel: "ROFUS: udeluk dig fra alt spil i Danmark",
  rofusText:
    "Register Over Frivilligt Udelukkede Spillere. Her kan du udelukke dig fra spil for en tid eller for altid.",
  selfTest: "Test dine spilvaner",
  selfTestText: "Svar på nogle få spørgsmål, og få et billede af, hvordan du spiller.",
  treatment: "Find behandling",
  treatmentText: "Se, hvor du kan få hjælp til at stoppe med at spille.",
} as const;
