export { keepRenewal } from "./keepRenewal.ts";
export { Renewal } from "./Renewal.tsx";
