import type { PlayEventDetails, PlayEventName } from "./playEvents.ts";

/** Tells the page about play (R3.08). */
export function emitPlayEvent<Name extends PlayEventName>(
  page: EventTarget,
  name: Name,
  detail: PlayEventDetails[Name],
): void {
  page.dispatchEvent(new CustomEvent(name, { detail }));
}
