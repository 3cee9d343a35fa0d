import { eq, or } from "drizzle-orm";
import { bonusOffers } from "./tables.ts";

/** The offers that a link or a code may name. */
export const namedBy = ({
  bonusCode,
  bundleId,
  promotionId,
}: {
  readonly bonusCode?: string | undefined;
  readonly bundleId?: string | undefined;
  readonly promotionId?: string | undefined;
}) =>
  or(
    ...(bonusCode === undefined ? [] : [eq(bonusOffers.code, bonusCode)]),
    ...(bundleId === undefined ? [] : [eq(bonusOffers.bundleId, bundleId)]),
    ...(promotionId === undefined ? [] : [eq(bonusOffers.promotionId, promotionId)]),
  );
