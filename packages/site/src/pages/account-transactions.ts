export { movementsPage as page } from "@spilhus/cashier/movements";
