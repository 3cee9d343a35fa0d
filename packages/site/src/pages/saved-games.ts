export { savedGamesPage as page } from "../saved-games/savedGamesPage.tsx";
