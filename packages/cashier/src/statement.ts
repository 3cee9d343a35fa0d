export { statementPage } from "./statement/statementPage.tsx";
