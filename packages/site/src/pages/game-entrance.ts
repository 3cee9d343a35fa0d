export { entrancePage as page } from "@spilhus/public-site/game-page";
