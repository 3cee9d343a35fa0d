export { ConsolePage, type Query } from "./ConsolePage.tsx";
export { type ActAddress, answerAct } from "./answerAct.ts";
export { answerFile } from "./answerFile.ts";
export { visitOf } from "./visitOf.ts";
