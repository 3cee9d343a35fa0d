export { AdyenDouble, type AdyenFault, type AdyenSettings } from "./adyenDouble.ts";
export { type Item, signItem, webhookWith } from "./signItem.ts";
