export { bonusCodePage } from "./bonus-code/bonusCodePage.tsx";
