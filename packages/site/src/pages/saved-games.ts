export { savedGamesPage as page } from "@spilhus/account/saved-games";
