export { LatestMovements, MoneyOverview } from "./overview/MoneyOverview.tsx";
