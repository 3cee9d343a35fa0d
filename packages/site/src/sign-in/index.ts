export { SignInIsland } from "./SignInIsland.tsx";
export { SignInWithoutScript } from "./SignInWithoutScript.tsx";
export { mitIdErrorKey } from "./mitIdErrorKey.ts";
export { useMitIdError } from "./useMitIdError.ts";
