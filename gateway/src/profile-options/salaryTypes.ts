import type { ListedType } from "@spilhus/contracts/player-account";

/** What a player may say they earn in a year before tax, in kroner. An id stays what it is: accounts hold it. */
export const SALARY_TYPES: readonly ListedType[] = [
  { id: "below-100", name: { da: "Under 100.000 kr.", en: "Below DKK 100,000" } },
  { id: "100-200", name: { da: "100.000–199.999 kr.", en: "DKK 100,000–199,999" } },
  { id: "200-300", name: { da: "200.000–299.999 kr.", en: "DKK 200,000–299,999" } },
  { id: "300-400", name: { da: "300.000–399.999 kr.", en: "DKK 300,000–399,999" } },
  { id: "400-500", name: { da: "400.000–499.999 kr.", en: "DKK 400,000–499,999" } },
  { id: "500-700", name: { da: "500.000–699.999 kr.", en: "DKK 500,000–699,999" } },
  { id: "700-1000", name: { da: "700.000–999.999 kr.", en: "DKK 700,000–999,999" } },
  { id: "from-1000", name: { da: "1.000.000 kr. eller mere", en: "DKK 1,000,000 or more" } },
];

/** Whether an id is in the list. */
export const isSalary = (id: string): boolean => SALARY_TYPES.some((type) => type.id === id);
