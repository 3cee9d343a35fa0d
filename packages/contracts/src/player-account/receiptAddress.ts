/** What stands on a statement: its number, and the head of the player's chains when it was made. */
export interface Receipt {
  readonly reportId: string;
  readonly head: string;
}

/** Names of a receipt's parts behind the `#` of its address. */
export const RECEIPT_PARTS = { reportId: "nr", head: "kode" } as const;

/** Address of the page with a receipt filled in. It stands behind `#`, which no server and no log gets. */
export const receiptAddress = (page: string, { reportId, head }: Receipt): string =>
  `${page}#${new URLSearchParams({ [RECEIPT_PARTS.reportId]: reportId, [RECEIPT_PARTS.head]: head })}`;
