export { answerWith, type WireFault } from "./wireFaults.ts";
