export { depositLimitPage as page } from "../self-service/depositLimitPage.tsx";
