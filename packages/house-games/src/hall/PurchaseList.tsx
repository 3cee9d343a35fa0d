import type { Purchase } from "@spilhus/contracts/bingo";
import { Button } from "@spilhus/ui";
import type { HallProps } from "./hallProps.ts";
import type { HallTexts } from "./hallTexts.ts";

interface PurchaseListProps extends Pick<HallProps, "isBusy" | "onReturn"> {
  readonly purchases: readonly Purchase[];
  readonly texts: HallTexts;
}

/** Plates that the player has bought for rounds on sale; they can be returned until the sale ends. */
export function PurchaseList({ purchases, isBusy, onReturn, texts: { t, money, clock } }: PurchaseListProps) {
  if (purchases.length === 0) return null;
  return (
    <section className="hall-purchases" aria-labelledby="hall-purchases">
      <h2 id="hall-purchases">{t("hall.bought")}</h2>
      <ul>
        {purchases.map(({ id, plates, paidOre, round }) => (
          <li key={id}>
            <span>
              {t("hall.boughtPlates", {
                count: plates.length,
                amount: money(paidOre),
                time: clock(round.startsAt),
              })}
            </span>
            <Button kind="quiet" size="small" isBusy={isBusy} onClick={() => onReturn(id)}>
              {t("hall.giveBack")}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
