import { createElement } from "react";
import type { DrawnPart, PlayerPart, PlayerSlots } from "./playerPart.ts";

interface PlayerSlotProps<Slot extends keyof PlayerSlots> {
  readonly slot: Slot;
  readonly parts: readonly PlayerPart[];
  /** Props of the components in the slot. */
  readonly slotProps: PlayerSlots[Slot];
}

/** Draws the parts of one slot, in the order of the list. */
export function PlayerSlot<Slot extends keyof PlayerSlots>({
  slot,
  parts,
  slotProps,
}: PlayerSlotProps<Slot>) {
  // The name of a part's slot decides the props of its component; TypeScript cannot follow that through a filter.
  const drawn = parts.filter((part) => part.slot === slot) as unknown as readonly DrawnPart<Slot>[];
  return drawn.map(({ Component }, index) => createElement(Component, { key: index, ...slotProps }));
}
