export { paymentPendingPage as page } from "@spilhus/cashier/payment-return";
