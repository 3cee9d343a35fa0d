export { cardContent } from "./game-cards/cardContent.ts";
export { CATEGORY_NAME } from "./game-cards/categoryName.ts";
export { gameCardContent } from "./game-cards/gameCardContent.ts";
