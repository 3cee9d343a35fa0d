import type { SlotTable } from "../../house-game/index.ts";
import type { SlotSkin } from "../../skin/index.ts";
import type { SlotTexts } from "../texts/slotTexts.ts";
import { oreOf } from "../plan/shownWins.ts";

interface PayTableProps {
  readonly table: SlotTable;
  readonly skin: SlotSkin;
  readonly stakeOre: number;
  readonly texts: SlotTexts;
}

type Pays = readonly (readonly [count: string, pay: number])[];

/** Every symbol with what it pays in money at the chosen stake, from the highest. */
export function PayTable({ table, skin, stakeOre, texts }: PayTableProps) {
  const { t, money, nameOf } = texts;
  const longestFirst = (pays: Readonly<Record<string, number>>): Pays =>
    Object.entries(pays).toSorted(([one], [other]) => Number(other) - Number(one));
  const scatter = table.kind === "lines" ? table.freeSpins : undefined;
  const rows = [
    ...Object.entries(table.pays).map(([symbol, pays]) => ({
      symbol,
      pays: longestFirst(pays),
      count: (count: number) => t("houseGames.paysFor", { count }),
    })),
    ...(scatter
      ? [
          {
            symbol: scatter.scatter,
            pays: longestFirst(scatter.pays),
            count: (count: number) => t("houseGames.paysScatter", { count }),
          },
        ]
      : []),
  ];
  return (
    <ul className="slot-pays">
      {rows.map(({ symbol, pays, count }) => (
        <li className="slot-pay" key={symbol}>
          <img className="slot-pay-symbol" src={skin.symbols[symbol]} alt="" />
          <div>
            <h4 className="slot-pay-name">{nameOf(symbol)}</h4>
            <dl className="slot-pay-list">
              {pays.map(([length, pay]) => (
                <div key={length}>
                  <dt>{count(Number(length))}</dt>
                  <dd className="number">{money(oreOf(pay, stakeOre))}</dd>
                </div>
              ))}
            </dl>
          </div>
        </li>
      ))}
    </ul>
  );
}
