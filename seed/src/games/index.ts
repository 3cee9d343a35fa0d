export { catalogue, type SeedCatalogue } from "./catalogue.ts";
export { catalogueForImport } from "./catalogueForImport.ts";
export type { SeedGame } from "./definition/seedGame.ts";
export { enlarge } from "./enlarge.ts";
