import { coveredNumbers, type RouletteBet } from "@spilhus/game-math";
import type { KeyboardEvent } from "react";

import { colourOf, keyOf } from "../bets/betChoice.ts";
import type { RouletteTexts } from "../texts/rouletteTexts.ts";

interface BetFieldProps {
  readonly bet: RouletteBet;
  /** The number that the field bears; none for a field beside the numbers. */
  readonly number?: number;
  readonly label: string;
  /** On the bet that a press here lays, in øre. */
  readonly stakeOre: number;
  /** Chips of other bets lie on this number too, in øre. */
  readonly sharedOre?: number;
  readonly isFocusable: boolean;
  readonly isPointedAt: boolean;
  readonly hasWon: boolean;
  readonly isClosed: boolean;
  readonly texts: RouletteTexts;
  readonly onLay: (bet: RouletteBet) => void;
  readonly onTakeBack: (bet: RouletteBet) => void;
  readonly onPoint: (bet: RouletteBet | undefined) => void;
  /** A key that may lead to another field. */
  readonly onMove: (event: KeyboardEvent) => void;
}

const areaOf = (bet: RouletteBet): string => ("which" in bet ? `${bet.kind}-${bet.which}` : bet.kind);

/** A field of the table: a press lays a chip on it, Delete takes its last one away. */
export function BetField(props: BetFieldProps) {
  const { bet, number, label, stakeOre, sharedOre = 0, isClosed, texts, onPoint } = props;
  const { t, betText, money, plain } = texts;
  // The number first: on fields at an edge several numbers begin the same bet.
  const name = number === undefined || bet.kind === "straight" ? betText(bet) : `${number}: ${betText(bet)}`;
  const shown = stakeOre > 0 ? stakeOre : sharedOre;
  return (
    <button
      type="button"
      className="roulette-field"
      data-key={keyOf(bet)}
      {...(number === undefined
        ? { "data-area": areaOf(bet) }
        : { "data-number": number, "data-row": Math.ceil(number / 3), "data-colour": colourOf(number) })}
      {...(bet.kind === "red" || bet.kind === "black" ? { "data-colour": bet.kind } : {})}
      {...(props.isPointedAt && { "data-pointed": "" })}
      {...(props.hasWon && { "data-won": "" })}
      {...(isClosed && { "aria-disabled": true })}
      tabIndex={props.isFocusable ? 0 : -1}
      onClick={() => props.onLay(bet)}
      onContextMenu={(event) => {
        event.preventDefault();
        props.onTakeBack(bet);
      }}
      onKeyDown={(event) => {
        if (event.key === "Delete" || event.key === "Backspace") props.onTakeBack(bet);
        else props.onMove(event);
      }}
      onFocus={() => onPoint(bet)}
      onBlur={() => onPoint(undefined)}
      onPointerEnter={() => onPoint(bet)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <span aria-hidden="true">{label}</span>
      <span className="visually-hidden">
        {stakeOre > 0 ? t("houseGames.fieldWith", { bet: name, stake: money(stakeOre) }) : name}
      </span>
      {shown > 0 && (
        <span
          className="roulette-chip number"
          aria-hidden="true"
          {...(stakeOre === 0 && { "data-shared": "" })}
        >
          {plain(shown)}
        </span>
      )}
    </button>
  );
}

/** Whether a bet's numbers contain a number. */
export const covers = (bet: RouletteBet | undefined, number: number | undefined): boolean =>
  bet !== undefined && number !== undefined && coveredNumbers(bet).includes(number);
