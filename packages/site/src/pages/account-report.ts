export { statementPage as page } from "@spilhus/cashier/statement";
