export { depositLimitPage as page } from "../account/deposit-limits/depositLimitPage.tsx";
