export { PUBLIC_SHELL_PARTS } from "./shell-parts/publicShellParts.ts";
