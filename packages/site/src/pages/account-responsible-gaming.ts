export { accountGamblingPage as page } from "../account/responsible-gambling/accountGamblingPage.tsx";
