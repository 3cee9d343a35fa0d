export { savedGamesPage } from "./saved-games/savedGamesPage.tsx";
