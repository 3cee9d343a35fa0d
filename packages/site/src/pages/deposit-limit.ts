export { depositLimitPage as page } from "@spilhus/account/deposit-limits";
