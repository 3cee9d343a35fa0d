export { catalogue } from "./localCatalogue.ts";
export {
  type Bilingual,
  type SeedGame,
  type SeedJackpot,
  type SeedProvider,
  type SeedRoom,
  type SeedTheme,
} from "./seedGame.ts";
