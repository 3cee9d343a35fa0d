export { playLimitsPage as page } from "../self-service/playLimitsPage.tsx";
