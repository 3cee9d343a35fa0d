export { newPasswordPage } from "./password/newPasswordPage.tsx";
