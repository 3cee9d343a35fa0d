export { signUpPage } from "./sign-up/signUpPage.tsx";
