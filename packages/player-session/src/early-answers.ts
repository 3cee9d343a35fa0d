export { EarlyAnswers } from "./early-answers/EarlyAnswers.tsx";
export { EarlyField } from "./early-answers/EarlyField.tsx";
