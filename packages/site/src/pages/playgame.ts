export { playgamePage as page } from "@spilhus/play/play-page";
