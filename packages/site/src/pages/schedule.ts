export { schedulePage as page } from "@spilhus/public-site/game-page";
