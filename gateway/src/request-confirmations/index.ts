export { confirmRequest } from "./confirmRequest.ts";
export { useMitIdConfirmation } from "./useMitIdConfirmation.ts";
export type { ConfirmableRequest } from "./requestToken.ts";
