export { savedGamesPage as page } from "../account/saved-games/savedGamesPage.tsx";
