export { brandCategories } from "./brandCategories.ts";
export { type ImportedCatalogue, type ImportedGame, importCatalogue } from "./importCatalogue.ts";
export { type ImportedWinner, hasWinners, importWinners } from "./importWinners.ts";
export { BrandCallSchema, CatalogueCallSchema, GameCallSchema, WinnersCallSchema } from "./queries.ts";
export { gamesRoutes } from "./routes.ts";
export { games } from "./tables.ts";
