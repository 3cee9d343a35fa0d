export { playLimitsPage as page } from "@spilhus/account/responsible-gambling";
