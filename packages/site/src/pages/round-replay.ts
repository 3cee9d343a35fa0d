export { replayPage as page } from "@spilhus/play/replay";
