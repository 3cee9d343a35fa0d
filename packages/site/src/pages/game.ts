export { gamePage as page } from "../public-site/game-page/gamePage.tsx";
