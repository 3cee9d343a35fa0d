export { takeEarlyAnswer, type EarlyAnswer, type EarlyAnswers } from "./early-answers/earlyAnswer.ts";
