export { SIGN_IN_SHELL_PARTS } from "./shell-parts/signInShellParts.tsx";
