import { dismiss, notify } from "@spilhus/page-kit/notifications";

const TYPE = "offline";

/**
 * Notifies a visitor who follows a link without a connection. They stay on their page, which the browser's own error
 * page would replace. The message has a retry button for the address they wanted.
 *
 * @returns true if the browser reports no connection
 */
export function notifyOffline(href: string, text: string): boolean {
  if (navigator.onLine) return false;
  // Shows only one message, for the latest address.
  dismiss(TYPE);
  notify({ id: TYPE, type: TYPE, alert: text, multiple: false, clearOnPageChange: true, retry: href });
  return true;
}
