export { Adyen } from "./adyen.ts";
export { type AdyenConfig, AdyenConfigSchema } from "./adyenConfig.ts";
