export { entrancePage as page } from "../public-site/game-page/entrancePage.tsx";
