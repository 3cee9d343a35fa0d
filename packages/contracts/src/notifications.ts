/** A message shown to the visitor (R3.06). */
export interface Notification {
  readonly id: string;
  /** Not repeated while one of the same type is shown, unless `multiple`. */
  readonly type: string;
  /** The text, already translated. */
  readonly alert: string;
  readonly multiple: boolean;
  /** Removed when the path changes. */
  readonly clearOnPageChange: boolean;
}
