"use client";
import { useSyncExternalStore } from "react";
import { islandTranslator, type MessagesOf } from "@spilhus/i18n/island";
import { dismiss, notificationStore } from "./notificationStore.ts";

/** The stack of short messages, announced politely; the frame around it has the styles. */
export function NotificationsIsland({
  messages,
}: {
  readonly messages: MessagesOf<"notifications.actions" | "errors.actions">;
}) {
  const t = islandTranslator(messages);
  const shown = useSyncExternalStore(
    notificationStore.subscribe,
    notificationStore.shown,
    notificationStore.none,
  );
  return (
    <ul>
      {shown.map(({ id, alert, action, retry, type }) => (
        <li key={id} data-type={type}>
          <p>{alert}</p>
          {action === "reload" && (
            <button type="button" className="notification-action" onClick={() => location.reload()}>
              {t("notifications.reload")}
            </button>
          )}
          {retry !== undefined && (
            <a className="notification-action" href={retry}>
              {t("errors.retry")}
            </a>
          )}
          <button
            type="button"
            className="notification-close"
            aria-label={t("notifications.close")}
            onClick={() => dismiss(id)}
          >
            ×
          </button>
        </li>
      ))}
    </ul>
  );
}
