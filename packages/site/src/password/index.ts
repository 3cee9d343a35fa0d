export { ForgottenPassword } from "./ForgottenPassword.tsx";
