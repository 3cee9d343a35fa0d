export { withdrawalPage as page } from "@spilhus/cashier/withdrawal";
