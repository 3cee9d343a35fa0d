/** What the queue must know of a notification (R3.06); the rest is carried along. */
export interface Queued {
  readonly id: string;
  readonly type: string;
  readonly multiple: boolean;
  readonly clearOnPageChange: boolean;
}

/**
 * Adds a notification at the end. One whose id is queued already is dropped; so is one whose type is, unless it may
 * come multiple times (R4.10).
 */
export function addNotification<Item extends Queued>(queue: readonly Item[], item: Item): readonly Item[] {
  const repeats = queue.some(({ id, type }) => id === item.id || (type === item.type && !item.multiple));
  return repeats ? queue : [...queue, item];
}

/** The ones to show: the oldest `max`; the others wait for their turn (R4.10, R9.04). */
export function shownNotifications<Item extends Queued>(
  queue: readonly Item[],
  max: number,
): readonly Item[] {
  return queue.slice(0, max);
}

/** Removes the notification a visitor has closed. */
export function closeNotification<Item extends Queued>(queue: readonly Item[], id: string): readonly Item[] {
  return queue.filter((item) => item.id !== id);
}

/** Removes what was about the page just left (R3.06), shown or waiting. */
export function clearOnPageChange<Item extends Queued>(queue: readonly Item[]): readonly Item[] {
  return queue.filter((item) => !item.clearOnPageChange);
}
