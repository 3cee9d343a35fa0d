export { accountHomePage as page } from "../account/home/accountHomePage.tsx";
