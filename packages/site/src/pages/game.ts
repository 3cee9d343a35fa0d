export { gamePage as page } from "@spilhus/public-site/game-page";
