export interface AccountCountProps {
  /** How many things wait in a place of the account. */
  readonly count: number;
  /** e.g. "3 ulæste beskeder". */
  readonly label: string;
}

/** How many things wait behind an entry of the account's navigation; nothing where none does. */
export function AccountCount({ count, label }: AccountCountProps) {
  if (count <= 0) return null;
  return (
    <span className="account-count">
      <span aria-hidden="true">{count}</span>
      <span className="visually-hidden">{label}</span>
    </span>
  );
}
