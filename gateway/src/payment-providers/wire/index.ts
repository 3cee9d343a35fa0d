export {
  DEADLINES,
  type Deadlines,
  type NoAnswer,
  openWire,
  type Wire,
  type WireAnswer,
  type WireCall,
} from "./providerWire.ts";
export { outcomeOf, parseAnswer, type Reading } from "./outcomes.ts";
