export { bonusCodePage as page } from "@spilhus/sign-in/bonus-code";
