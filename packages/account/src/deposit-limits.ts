export { depositLimitPage } from "./deposit-limits/depositLimitPage.tsx";
