export { movementsPage } from "./movements/movementsPage.tsx";
