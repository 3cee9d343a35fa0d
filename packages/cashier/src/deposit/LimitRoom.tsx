import type { DepositOptions } from "@spilhus/contracts/payments";
import { formatOre, islandTranslator } from "@spilhus/i18n/island";
import { routeById } from "@spilhus/routes";
import { Figures, Link, PaymentAside, RoomList } from "@spilhus/ui";
import { whenText } from "../times/timeTexts.ts";
import type { DepositMessages } from "./depositMessages.ts";

interface LimitRoomProps {
  readonly options: DepositOptions;
  readonly zone: string;
  readonly messages: DepositMessages;
}

const PERIODS = ["day", "week", "month"] as const;

/** Facts beside the amount: the result of 30 days, as large as the amount, and what the limits leave. */
export function LimitRoom({ options, zone, messages }: LimitRoomProps) {
  const t = islandTranslator(messages);
  const { limits, netResultOre, temporaryLeftOre, serverTime } = options;
  const money = (ore: number) => formatOre(ore, messages.locale);
  return (
    <PaymentAside>
      <Figures
        figures={[
          {
            id: "result",
            label: t("cashier.result"),
            text: `${netResultOre > 0 ? "+" : ""}${money(netResultOre)}`,
            note: t("cashier.resultNote"),
          },
        ]}
      />
      {limits && (
        <RoomList
          id="deposit-room"
          title={t("cashier.room")}
          rooms={PERIODS.map((period) => {
            const { limitOre, leftOre, moreFrom } = limits[period];
            return {
              id: period,
              label: t(`cashier.${period}`),
              leftText: money(leftOre),
              note: [
                t("cashier.ofLimit", { limit: money(limitOre) }),
                ...(moreFrom
                  ? [t("cashier.moreFrom", { when: whenText(moreFrom, serverTime, zone, messages) })]
                  : []),
              ].join(" · "),
            };
          })}
        />
      )}
      {temporaryLeftOre !== null && (
        <p>
          {t("cashier.temporary", { left: money(temporaryLeftOre) })}{" "}
          <Link href={routeById("eid").path}>{t("cashier.verify")}</Link>
        </p>
      )}
    </PaymentAside>
  );
}
