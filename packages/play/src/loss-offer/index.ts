export { LossLimitOffer } from "./LossLimitOffer.tsx";
