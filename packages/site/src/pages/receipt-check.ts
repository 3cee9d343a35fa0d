export { receiptPage as page } from "@spilhus/account/receipt-check";
