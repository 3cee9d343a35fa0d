import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import type { Message } from "@spilhus/contracts/player-account";
import { formatDateTime } from "@spilhus/i18n";
import { islandTranslator } from "@spilhus/i18n/island";
import { Button, EmptyState, MessageList, Notice, Stack } from "@spilhus/ui";
import { QueryBoundary } from "../player-data/QueryBoundary.tsx";
import type { InboxMessages } from "./inboxMessages.ts";
import type { InboxService } from "./inboxService.ts";
import { useInbox } from "./useInbox.ts";

export interface InboxPanelProps {
  readonly service: InboxService;
  /** IANA zone of the brand. */
  readonly zone: string;
  readonly messages: InboxMessages;
  readonly onUnread: (unread: number) => void;
}

interface ToggleListenerProps {
  readonly onOpened: (id: string) => void;
  readonly children: ReactNode;
}

/** Reports each unread message that is opened. `toggle` does not bubble, so the listener uses the capture phase. */
function ToggleListener({ onOpened, children }: ToggleListenerProps) {
  const frame = useRef<HTMLDivElement>(null);
  const notifyOpened = useRef(onOpened);
  useEffect(() => {
    notifyOpened.current = onOpened;
  });
  useEffect(() => {
    const element = frame.current;
    const onToggle = ({ target }: Event) => {
      if (!(target instanceof HTMLDetailsElement) || !target.open) return;
      const { message, unread } = target.dataset;
      if (message !== undefined && unread === "true") notifyOpened.current(message);
    };
    element?.addEventListener("toggle", onToggle, { capture: true });
    return () => element?.removeEventListener("toggle", onToggle, { capture: true });
  }, []);
  return <div ref={frame}>{children}</div>;
}

/** Closes a message that was marked unread and moves focus to its summary. */
function closeMessage({ currentTarget }: MouseEvent<HTMLElement>): void {
  const message = currentTarget.closest("details");
  if (!message) return;
  message.open = false;
  message.querySelector("summary")?.focus();
}

/** A player's messages, the newest first. Opening a message marks it read; a button marks it unread again (R2.34). */
export function InboxPanel({ service, zone, messages, onUnread }: InboxPanelProps) {
  const t = islandTranslator(messages);
  const { locale } = messages;
  const { query, marking } = useInbox(service, locale, onUnread);
  const shown = ({ id, subject, body, sentAt, readAt }: Message) => ({
    id,
    subject,
    body: body.split(/\n{2,}/).filter((paragraph) => paragraph !== ""),
    dateTime: sentAt,
    dateText: formatDateTime(sentAt, zone, messages.locale),
    isUnread: readAt === null,
    actions: readAt !== null && (
      <div>
        <Button
          kind="secondary"
          size="small"
          onClick={(event) => {
            closeMessage(event);
            marking.mutate({ id, isRead: false });
          }}
        >
          {t("inbox.markUnread")}
        </Button>
      </div>
    ),
  });
  return (
    <QueryBoundary
      query={query}
      loadingText={t("inbox.loading")}
      failedTitle={t("inbox.failedTitle")}
      messages={messages}
    >
      {({ pages }) => {
        const list = pages.flatMap((page) => page.messages).map(shown);
        const unread = pages[0]?.unread ?? 0;
        if (list.length === 0) {
          return <EmptyState icon="mail" title={t("inbox.emptyTitle")} text={t("inbox.emptyText")} />;
        }
        return (
          <Stack gap={4}>
            <p>
              <output>{unread > 0 ? t("inbox.unreadCount", { count: unread }) : t("inbox.allRead")}</output>
            </p>
            {marking.isError && (
              <Notice tone="warning" live="polite">
                {t(marking.variables.isRead ? "inbox.markFailed" : "inbox.unmarkFailed")}
              </Notice>
            )}
            <ToggleListener onOpened={(id) => marking.mutate({ id, isRead: true })}>
              <MessageList label={t("inbox.list")} messages={list} unreadLabel={t("inbox.unread")} />
            </ToggleListener>
            {query.isFetchNextPageError && (
              <Notice tone="danger" live="assertive">
                {t("inbox.olderFailed")}
              </Notice>
            )}
            {query.hasNextPage && (
              <p>
                <Button
                  kind="secondary"
                  isBusy={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t("inbox.older")}
                </Button>
              </p>
            )}
          </Stack>
        );
      }}
    </QueryBoundary>
  );
}
