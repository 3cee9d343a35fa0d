export { receiptPage } from "./receipt-check/receiptPage.tsx";
