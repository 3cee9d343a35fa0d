export { bonusCodeRule, codeStore, parseBonusCode, saveCode } from "./bonus-code/bonusCodeStore.ts";
