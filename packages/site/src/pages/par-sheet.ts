export { parSheetPage as page } from "@spilhus/public-site/game-page";
