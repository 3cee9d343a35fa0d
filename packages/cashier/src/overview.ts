export { MoneyOverview } from "./overview/MoneyOverview.tsx";
