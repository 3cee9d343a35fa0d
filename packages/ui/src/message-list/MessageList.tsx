import type { ReactNode } from "react";

export interface ShownMessage {
  readonly id: string;
  readonly subject: string;
  /** Paragraphs of plain text. */
  readonly body: readonly string[];
  readonly dateTime: string;
  readonly dateText: string;
  readonly isUnread: boolean;
  /** Actions below the text, such as a button. */
  readonly actions?: ReactNode;
  /** Whether it is expanded at first. */
  readonly isOpen?: boolean;
}

export interface MessageListProps {
  readonly label: string;
  readonly messages: readonly ShownMessage[];
  /** Label of an unread message, e.g. "Ulæst". */
  readonly unreadLabel: string;
  readonly headingLevel?: 2 | 3;
}

/**
 * An inbox whose messages expand in place, without scripts. An island marks them as read: each message has its id in
 * `data-message`, and its `<details>` sends an event when it is opened.
 */
export function MessageList({ label, messages, unreadLabel, headingLevel = 2 }: MessageListProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="message-list" aria-label={label}>
      {messages.map(({ id, subject, body, dateTime, dateText, isUnread, actions, isOpen }) => (
        <li key={id}>
          <details data-message={id} data-unread={isUnread} {...(isOpen && { open: true })}>
            <summary>
              {isUnread && <span className="message-unread">{unreadLabel}</span>}
              <Heading>{subject}</Heading>
              <time dateTime={dateTime}>{dateText}</time>
            </summary>
            <div className="message-body">
              {body.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {actions}
            </div>
          </details>
        </li>
      ))}
    </ul>
  );
}
