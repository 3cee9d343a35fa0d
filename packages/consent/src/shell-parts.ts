export { CONSENT_SHELL_PARTS } from "./shell-parts/consentShellParts.tsx";
