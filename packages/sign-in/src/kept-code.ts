export { codeStore, saveCode } from "./bonus-code/bonusCodeStore.ts";
