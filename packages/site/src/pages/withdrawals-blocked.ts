export { withdrawalsBlockedPage as page } from "../account/withdrawals/withdrawalsBlockedPage.tsx";
