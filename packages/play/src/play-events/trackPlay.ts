import { PLAY_EVENTS, type PlayEventName } from "@spilhus/game-api";

/** What of an event the tracking service is told; neither amounts nor ids of a play session. */
const TOLD = ["game", "mode", "reason"] as const;

export interface TrackedEvent {
  readonly name: PlayEventName;
  readonly metaData: readonly { readonly key: string; readonly value: string }[];
}

/**
 * Reports the window's events of play (R3.08, R4.21), where the visitor has allowed statistics.
 *
 * @param mayTrack asked with each event, because consent can be withdrawn
 * @returns stops it
 */
export function trackPlay(
  page: EventTarget,
  mayTrack: () => boolean,
  report: (event: TrackedEvent) => void,
): () => void {
  const onEvent = (event: Event) => {
    if (!mayTrack()) return;
    // These events are dispatched by `emitPlayEvent` alone.
    const detail = (event as CustomEvent<Partial<Record<string, string>>>).detail;
    const metaData = TOLD.flatMap((key) => {
      const value = detail[key];
      return value === undefined ? [] : [{ key, value }];
    });
    report({ name: event.type as PlayEventName, metaData });
  };
  for (const name of PLAY_EVENTS) page.addEventListener(name, onEvent);
  return () => {
    for (const name of PLAY_EVENTS) page.removeEventListener(name, onEvent);
  };
}
