/** The fields of a notification that the queue uses (R3.06). */
export interface Queued {
  readonly id: string;
  readonly type: string;
  readonly multiple: boolean;
  readonly clearOnPageChange: boolean;
}

/**
 * Appends a notification. It is dropped when its id is queued already, or its type is, unless the type may repeat (R4.10).
 */
export function addNotification<Item extends Queued>(queue: readonly Item[], item: Item): readonly Item[] {
  const repeats = queue.some(({ id, type }) => id === item.id || (type === item.type && !item.multiple));
  return repeats ? queue : [...queue, item];
}

/** The notifications to show: the oldest `max`; the others wait (R4.10, R9.04). */
export function shownNotifications<Item extends Queued>(
  queue: readonly Item[],
  max: number,
): readonly Item[] {
  return queue.slice(0, max);
}

/** Removes a notification that the visitor closed. */
export function closeNotification<Item extends Queued>(queue: readonly Item[], id: string): readonly Item[] {
  return queue.filter((item) => item.id !== id);
}

/** Removes notifications of the page just left (R3.06), shown or waiting. */
export function clearOnPageChange<Item extends Queued>(queue: readonly Item[]): readonly Item[] {
  return queue.filter((item) => !item.clearOnPageChange);
}
