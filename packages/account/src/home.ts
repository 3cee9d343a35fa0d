export { accountHomePage } from "./home/accountHomePage.tsx";
