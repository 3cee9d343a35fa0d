export type { ShellPart, ShellSlotPart, ShellSlots } from "./shell-parts/shellPart.ts";
