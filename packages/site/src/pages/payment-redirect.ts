export { paymentReturnPage as page } from "@spilhus/cashier/payment-return";
