export { withdrawalsBlockedPage as page } from "../self-service/withdrawalsBlockedPage.tsx";
