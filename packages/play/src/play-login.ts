export { playgameLoginPage } from "./play-login/playgameLoginPage.tsx";
