export { withdrawalsBlockedPage } from "./withdrawals/withdrawalsBlockedPage.tsx";
