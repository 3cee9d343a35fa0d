export { SignInIsland } from "./sign-in-overlay/SignInIsland.tsx";
export { SignInWithoutScript } from "./sign-in-overlay/SignInWithoutScript.tsx";
