export { applyAnswer } from "./applyAnswer.ts";
export {
  type AskRegister,
  type RegisterAnswer,
  type RegisterServices,
  exclusionRegister,
} from "./exclusionRegister.ts";
export { questionJobs } from "./questionJobs.ts";
