export { PLAY_SHELL_PARTS } from "./shell-parts/playShellParts.tsx";
