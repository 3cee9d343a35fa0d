export { MITID_CALLS } from "./calls.ts";
export { mitIdProvider } from "./mitIdProvider.ts";
export type { MitIdServices, People } from "./people.ts";
