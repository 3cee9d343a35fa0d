import { dismiss, notify } from "@spilhus/page-kit/notifications";

const TYPE = "offline";

/**
 * Keeps a visitor without a connection on the page they have, and says so: the browser's own error page would take it
 * away. The message has the way to try again, which goes where they wanted as soon as there is a connection.
 *
 * @returns whether there is no connection, as far as the browser knows.
 */
export function staysOffline(href: string, text: string): boolean {
  if (navigator.onLine) return false;
  // One message, about the address that was asked for last.
  dismiss(TYPE);
  notify({ id: TYPE, type: TYPE, alert: text, multiple: false, clearOnPageChange: true, retry: href });
  return true;
}
