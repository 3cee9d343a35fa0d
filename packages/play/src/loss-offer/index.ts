export { LossLimitOffer } from "./LossLimitOffer.tsx";
export { useLossOffer } from "./useLossOffer.ts";
