export interface HeldReports<Event> {
  readonly report: (event: Event) => void;
  /** Sends what was held, in its order, and every later event at once. */
  readonly sendTo: (send: (event: Event) => void) => void;
}

/** Holds events until it is known where they go: a game may begin before the page knows its visitor. */
export function heldReports<Event>(): HeldReports<Event> {
  const held: Event[] = [];
  let send = (event: Event): void => void held.push(event);
  return {
    report: (event) => send(event),
    sendTo(next) {
      send = next;
      for (const event of held.splice(0)) next(event);
    },
  };
}
