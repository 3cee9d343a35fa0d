export { connectToShell, type Shell, type ShellListeners } from "./studio-client/connectToShell.ts";
