import type { RouletteBet } from "@spilhus/game-math";
import { useId, useRef, useState, type KeyboardEvent } from "react";
import { betAt, keyOf, type NumberBet, OUTSIDE_BETS } from "../bets/betChoice.ts";
import { betsOf, type Chips, stakeOn, totalOf } from "../bets/placedBets.ts";
import type { RouletteTexts } from "../texts/rouletteTexts.ts";
import { BetField, covers } from "./BetField.tsx";
import { neighbourOf } from "./moveFocus.ts";

interface BetTableProps {
  readonly chips: Chips;
  readonly choice: NumberBet;
  /** The number that the ball fell into; nothing while it is not shown. */
  readonly fallen: number | undefined;
  readonly isClosed: boolean;
  readonly texts: RouletteTexts;
  readonly onLay: (bet: RouletteBet) => void;
  readonly onTakeBack: (bet: RouletteBet) => void;
}

const NUMBERS = Array.from({ length: 37 }, (_, number) => number);
/** What stands on a field; words and figures that are short on every table. */
const SIGNS: Partial<Record<RouletteBet["kind"], string>> = { low: "1–18", high: "19–36" };

/** The table. Arrows go from field to field as they stand on the screen; one of them is in the order of the Tab key. */
export function BetTable({ chips, choice, fallen, isClosed, texts, onLay, onTakeBack }: BetTableProps) {
  const { t, betText } = texts;
  const [pointed, setPointed] = useState<RouletteBet>();
  const [current, setCurrent] = useState(0);
  const table = useRef<HTMLFieldSetElement>(null);
  const hint = useId();
  const fields = [
    ...NUMBERS.map((number) => ({ bet: betAt(choice, number), number, label: String(number) })),
    ...OUTSIDE_BETS.map((bet) => ({ bet, number: undefined, label: SIGNS[bet.kind] ?? labelOf(bet) })),
  ];
  function labelOf(bet: RouletteBet) {
    if (bet.kind === "column") return "2:1";
    if (bet.kind === "dozen") return `${bet.which * 12 - 11}–${bet.which * 12}`;
    return betText(bet);
  }
  const move = (event: KeyboardEvent) => {
    const buttons = [...(table.current?.querySelectorAll<HTMLElement>(".roulette-field") ?? [])];
    const from = buttons.findIndex((button) => button === document.activeElement);
    const to = neighbourOf(
      buttons.map((button) => button.getBoundingClientRect()),
      from,
      event.key,
    );
    if (to === undefined) return;
    event.preventDefault();
    setCurrent(to);
    buttons[to]?.focus();
  };
  const inside = betsOf(chips).filter(
    ({ bet }) => !OUTSIDE_BETS.some((outside) => keyOf(outside) === keyOf(bet)),
  );
  return (
    <>
      <fieldset
        ref={table}
        className="roulette-table"
        aria-label={t("houseGames.betKind")}
        aria-describedby={hint}
      >
        {fields.map(({ bet, number, label }, place) => (
          <BetField
            key={number ?? keyOf(bet)}
            bet={bet}
            {...(number !== undefined && { number })}
            label={label}
            stakeOre={stakeOn(chips, bet)}
            sharedOre={
              number === undefined ? 0 : totalOf(inside.filter((placed) => covers(placed.bet, number)))
            }
            isFocusable={place === current}
            isPointedAt={covers(pointed, number)}
            hasWon={
              fallen !== undefined &&
              (number === undefined ? covers(bet, fallen) && stakeOn(chips, bet) > 0 : number === fallen)
            }
            isClosed={isClosed}
            texts={texts}
            onLay={(laid) => {
              setCurrent(place);
              onLay(laid);
            }}
            onTakeBack={onTakeBack}
            onPoint={setPointed}
            onMove={move}
          />
        ))}
      </fieldset>
      <p id={hint} className="visually-hidden">
        {t("houseGames.layHint")}
      </p>
    </>
  );
}
