export { playLimitsPage as page } from "../account/responsible-gambling/playLimitsPage.tsx";
