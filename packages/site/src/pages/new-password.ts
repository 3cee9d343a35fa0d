export { newPasswordPage as page } from "../sign-in/password/newPasswordPage.tsx";
