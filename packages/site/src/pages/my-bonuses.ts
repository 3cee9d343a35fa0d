export { bonusesPage as page } from "@spilhus/cashier/bonuses";
