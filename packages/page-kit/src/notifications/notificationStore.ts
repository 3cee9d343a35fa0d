import { MAX_NOTIFICATIONS, type Notification } from "@spilhus/contracts";
import {
  addNotification,
  clearOnPageChange,
  closeNotification,
  shownNotifications,
} from "./notificationQueue.ts";

/** A notification, with the action of its button if it has one. */
export interface StackedNotification extends Notification {
  readonly action?: "reload";
  /** Address of the message's retry link. */
  readonly retry?: string;
}

let queue: readonly StackedNotification[] = [];
let shown: readonly StackedNotification[] = [];
const listeners = new Set<() => void>();

function change(next: readonly StackedNotification[]): void {
  if (next === queue) return;
  queue = next;
  shown = shownNotifications(queue, MAX_NOTIFICATIONS);
  for (const listener of listeners) listener();
}

/** Shows a message: at most two at a time, each type once unless it may repeat (R4.10). Browser only. */
export const notify = (notification: StackedNotification): void =>
  change(addNotification(queue, notification));
/** Removes a message. */
export const dismiss = (id: string): void => change(closeNotification(queue, id));
/** Removes messages of the page just left (R3.06). */
export const leavePage = (): void => change(clearOnPageChange(queue));

/** The shown messages, in the shape of `useSyncExternalStore`. */
export const notificationStore = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  shown: () => shown,
  none: (): readonly StackedNotification[] => NONE,
};
const NONE: readonly StackedNotification[] = [];
