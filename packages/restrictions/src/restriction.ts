import type { DatedAlertId, PlainAlertId } from "@spilhus/contracts";
import type { KnownRouteId } from "@spilhus/routes";

/** The alert of a row: one text, or three for a restriction that names its end. */
export type RowAlert =
  | PlainAlertId
  | {
      readonly dated: DatedAlertId;
      /** The service sent no end, or one that cannot be read. */
      readonly undated: PlainAlertId;
      /** The end has passed and is not named. */
      readonly ended: PlainAlertId;
    };

/** One row of the restriction table. */
export interface Restriction {
  /** The status page. */
  readonly status: KnownRouteId;
  /** Routes open beside those that are open to every restricted player; `account` is all of /konto. */
  readonly open: readonly KnownRouteId[] | "account";
  /** Even routes that are open to every restricted player are closed. */
  readonly forced: boolean;
  readonly alert: RowAlert;
}
