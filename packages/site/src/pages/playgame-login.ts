export { playgameLoginPage as page } from "@spilhus/play/play-login";
