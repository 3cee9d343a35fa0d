export { SUPPORT_SHELL_PARTS } from "./shellParts.tsx";
