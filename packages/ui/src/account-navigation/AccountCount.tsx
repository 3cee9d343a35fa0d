export interface AccountCountProps {
  /** Number of new items on a page of the account. */
  readonly count: number;
  /** e.g. "3 ulæste beskeder". */
  readonly label: string;
}

/** The number of new items beside an entry of the account's navigation; renders nothing for 0. */
export function AccountCount({ count, label }: AccountCountProps) {
  if (count <= 0) return null;
  return (
    <span className="account-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
