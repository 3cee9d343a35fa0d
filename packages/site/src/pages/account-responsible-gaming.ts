export { accountGamblingPage as page } from "@spilhus/account/responsible-gambling";
