import type { ListedType } from "@spilhus/contracts/player-account";

/** What a player may say they do, in the order shown. An id stays what it is: accounts hold it. */
export const OCCUPATION_TYPES: readonly ListedType[] = [
  { id: "office", name: { da: "Kontor og administration", en: "Office and administration" } },
  { id: "trade", name: { da: "Butik og salg", en: "Shop and sales" } },
  { id: "health", name: { da: "Sundhed og omsorg", en: "Health and care" } },
  { id: "education", name: { da: "Undervisning og pædagogik", en: "Teaching and childcare" } },
  { id: "it", name: { da: "It og teknik", en: "IT and engineering" } },
  { id: "finance", name: { da: "Økonomi, bank og jura", en: "Finance, banking and law" } },
  { id: "craft", name: { da: "Håndværk og byggeri", en: "Crafts and construction" } },
  { id: "industry", name: { da: "Industri og produktion", en: "Industry and production" } },
  { id: "transport", name: { da: "Transport og lager", en: "Transport and storage" } },
  { id: "hospitality", name: { da: "Hotel og restaurant", en: "Hotel and restaurant" } },
  { id: "farming", name: { da: "Landbrug og fiskeri", en: "Farming and fishing" } },
  { id: "culture", name: { da: "Kultur, sport og medier", en: "Culture, sport and media" } },
  { id: "police-defence", name: { da: "Politi, redning og forsvar", en: "Police, rescue and defence" } },
  { id: "management", name: { da: "Ledelse", en: "Management" } },
  { id: "self-employed", name: { da: "Selvstændig", en: "Self-employed" } },
  { id: "student", name: { da: "Studerende eller elev", en: "Student or apprentice" } },
  { id: "unemployed", name: { da: "Ledig", en: "Unemployed" } },
  { id: "retired", name: { da: "Pensionist eller efterlønner", en: "Retired" } },
  { id: "not-working", name: { da: "Uden for arbejdsmarkedet", en: "Not in the labour market" } },
  { id: "other", name: { da: "Andet", en: "Other" } },
];

/** Whether an id is in the list. */
export const isOccupation = (id: string): boolean => OCCUPATION_TYPES.some((type) => type.id === id);
