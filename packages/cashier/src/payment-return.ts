export { paymentPendingPage } from "./payment-return/paymentPendingPage.tsx";
export { paymentReturnPage } from "./payment-return/paymentReturnPage.tsx";
