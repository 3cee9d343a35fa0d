export { PROFILE_CALLS } from "./calls.ts";
export { changeProfile } from "./changeProfile.ts";
