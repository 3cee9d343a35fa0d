export { withdrawalsBlockedPage as page } from "@spilhus/account/withdrawals";
