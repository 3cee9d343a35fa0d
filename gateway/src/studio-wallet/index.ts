export { STUDIO_WALLET_CALLS, type StudioServices } from "./calls.ts";
