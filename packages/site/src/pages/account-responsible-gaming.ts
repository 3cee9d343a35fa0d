export { accountGamblingPage as page } from "../account/accountGamblingPage.tsx";
