export { bonusCodePage as page } from "../bonus-code/bonusCodePage.tsx";
