export { type ConsentService, consentService } from "./consent-adapters/consentService.ts";
