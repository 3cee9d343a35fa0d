import { payOutSeconds } from "@spilhus/gateway/load";
import type { Figure } from "../report/section.ts";
import type { MoneyDatabase } from "./moneyDatabase.ts";

const COUNT = 500;
const EACH_MS = 200;
const AT_ONCE = 8;
const MOST = 1.25;

/** Payouts through a provider that takes a while for each and few at once. */
export async function payouts({ db }: Pick<MoneyDatabase, "db">): Promise<Figure[]> {
  const seconds = await payOutSeconds(db, { count: COUNT, millisecondsEach: EACH_MS, atOnce: AT_ONCE });
  const floor = (COUNT * EACH_MS) / AT_ONCE / 1_000;
  const times = seconds / floor;
  return [
    {
      what: `${COUNT} payouts, provider takes ${EACH_MS} ms, ${AT_ONCE} at once`,
      measured: `${seconds.toFixed(1)} s`,
      calibration: `nothing but the provider: ${floor.toFixed(1)} s`,
      ...{ result: `${times.toFixed(2)} ×`, target: `≤ ${MOST} ×`, isMet: times <= MOST },
    },
  ];
}
