export { SignInIsland } from "./SignInIsland.tsx";
export { SignInWithoutScript } from "./SignInWithoutScript.tsx";
export { MitIdErrorNotice } from "./MitIdErrorNotice.tsx";
export { MITID_ERROR_KEYS } from "./mitIdErrorKey.ts";
export { useMitIdError } from "./useMitIdError.ts";
