import type { DatedAlertId, PlainAlertId } from "@spilhus/contracts";
import type { KnownRouteId } from "@spilhus/routes";

/** What a row says to the player: one text, or three for a restriction that names its end. */
export type RowAlert =
  | PlainAlertId
  | {
      readonly dated: DatedAlertId;
      /** The service told no end that can be read. */
      readonly undated: PlainAlertId;
      /** The end has passed: no player is told of a past hour as if it were to come. */
      readonly ended: PlainAlertId;
    };

/** One row of the restriction table. */
export interface Restriction {
  /** The page the player is confined to. */
  readonly status: KnownRouteId;
  /** Routes open to the player beside those open to every restricted one; `account` is all of /konto. */
  readonly open: readonly KnownRouteId[] | "account";
  /** Taken to the status page even from routes that are open to restricted players. */
  readonly forced: boolean;
  readonly alert: RowAlert;
}
