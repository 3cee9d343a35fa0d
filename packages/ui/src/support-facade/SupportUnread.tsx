export interface SupportUnreadProps {
  /** Number of answers that were not seen. */
  readonly count: number;
  /** e.g. "3 ulæste svar". */
  readonly label: string;
}

/** The number of new answers on the way to customer service. */
export function SupportUnread({ count, label }: SupportUnreadProps) {
  return (
    <span className="support-unread">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
