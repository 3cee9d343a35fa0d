import { accountHomePage } from "@spilhus/account/home";
import { MoneyOverview } from "@spilhus/cashier/overview";

export const page = accountHomePage(MoneyOverview);
