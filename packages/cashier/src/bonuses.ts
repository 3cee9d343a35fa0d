export { bonusesPage } from "./bonuses/bonusesPage.tsx";
