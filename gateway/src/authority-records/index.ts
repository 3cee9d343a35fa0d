export { authorityJobs, type AuthorityServices } from "./authorityJobs.ts";
export { AUTHORITY_CALLS } from "./calls.ts";
export { recordEnded } from "./recordEnded.ts";
