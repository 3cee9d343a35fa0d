import { createElement } from "react";
import { siteConfig } from "@spilhus/page-kit/runtime-config";
import type { ShellSlotPart, ShellSlots } from "@spilhus/page-kit";
import { SHELL_PARTS } from "./shellParts.tsx";

interface ShellSlotProps<Slot extends keyof ShellSlots> {
  readonly slot: Slot;
  /** Props of the components in the slot. */
  readonly slotProps: ShellSlots[Slot];
}

/** Renders the parts of one slot of the shell, in the order of the list. */
export function ShellSlot<Slot extends keyof ShellSlots>({ slot, slotProps }: ShellSlotProps<Slot>) {
  const { accountsEnabled } = siteConfig();
  // A part's slot determines the props of its component; TypeScript cannot infer that through a filter.
  const parts = SHELL_PARTS.filter((part) => part.slot === slot) as unknown as readonly ShellSlotPart<Slot>[];
  return parts
    .filter(({ needsAccounts }) => accountsEnabled || !needsAccounts)
    .map(({ Component }, index) => createElement(Component, { key: index, ...slotProps }));
}
