export { accountHomePage as page } from "@spilhus/account/home";
