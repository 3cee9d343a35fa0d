export { newPasswordPage as page } from "../password/newPasswordPage.tsx";
