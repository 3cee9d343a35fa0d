export { bonusCodePage as page } from "../sign-in/bonus-code/bonusCodePage.tsx";
