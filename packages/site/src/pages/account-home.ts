import { accountHomePage } from "@spilhus/account/home";
import { LatestMovements, MoneyOverview } from "@spilhus/cashier/overview";

export const page = accountHomePage({ Overview: MoneyOverview, Latest: LatestMovements });
