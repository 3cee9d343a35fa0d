export { accountHomePage as page } from "../account/accountHomePage.tsx";
