export { newPasswordPage as page } from "@spilhus/sign-in/password";
