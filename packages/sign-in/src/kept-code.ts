export { BonusCodeField } from "./bonus-code/BonusCodeField.tsx";
export {
  bonusCodeRule,
  codeStore,
  parseBonusCode,
  saveCode,
  takeCodeFromAddress,
} from "./bonus-code/bonusCodeStore.ts";
