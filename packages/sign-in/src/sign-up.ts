export { signUpPage } from "./sign-up/signUpPage.tsx";
export { signUpSettingsOf } from "./sign-up/signUpSettingsOf.ts";
