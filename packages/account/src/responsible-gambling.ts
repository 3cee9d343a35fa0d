export { accountGamblingPage } from "./responsible-gambling/accountGamblingPage.tsx";
export { playLimitsPage } from "./responsible-gambling/playLimitsPage.tsx";
