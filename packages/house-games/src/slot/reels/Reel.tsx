import { useLayoutEffect, useRef } from "react";
import type { SlotSkin } from "../../skin/index.ts";
import { LANDING_MS } from "../plan/pace.ts";
import type { ReelPhase, Spot } from "../plan/slotView.ts";
import { LANDING_ROWS, passing, ROLLING_ROWS } from "./strip.ts";

interface ReelProps {
  readonly place: number;
  /** Symbols from top to bottom: where the reel stands, or will stand. */
  readonly column: readonly string[];
  readonly phase: ReelPhase;
  /** Every symbol of the game. */
  readonly symbols: readonly string[];
  readonly skin: SlotSkin;
  readonly isCovered: boolean;
  readonly isHopeful: boolean;
  /** Without motion: what was there fades, and what landed appears. */
  readonly isCalm: boolean;
  readonly won: readonly Spot[];
  readonly taken: readonly Spot[];
  readonly fallen: readonly number[];
}

interface CellProps {
  readonly source: string | undefined;
  readonly isWon?: boolean;
  readonly isTaken?: boolean;
  readonly fallen?: number;
}

/** One symbol. Decoded before it is painted: a reel must not be empty for a moment when it turns. */
function Cell({ source, isWon = false, isTaken = false, fallen = 0 }: CellProps) {
  return (
    <span
      className="slot-cell"
      {...(isWon && { "data-won": "" })}
      {...(isTaken && { "data-taken": "" })}
      {...(fallen > 0 && { "data-fallen": fallen })}
    >
      <img className="slot-symbol" src={source} alt="" decoding="sync" draggable={false} />
    </span>
  );
}

/** One reel. While it turns, symbols of the game go by; it lands on the symbols of the round and nowhere else. */
export function Reel(props: ReelProps) {
  const { place, column, phase, symbols, skin, isCovered, isHopeful, isCalm, won, taken, fallen } = props;
  const isRolling = phase === "rolling";
  const isDropping = skin.motion === "fall";
  const above = isDropping || isCalm ? [] : passing(symbols, place, isRolling ? ROLLING_ROWS : LANDING_ROWS);
  const has = (spots: readonly Spot[], row: number) =>
    spots.some((spot) => spot.reel === place && spot.row === row);
  const window = column.map((symbol, row) => (
    <Cell
      key={`row-${row}`}
      source={skin.symbols[symbol]}
      isWon={has(won, row)}
      isTaken={has(taken, row)}
      fallen={fallen[row] ?? 0}
    />
  ));
  // Beside each other in time, a rolling and a landing strip are two: each has an animation of its own.
  const strip = isRolling ? (
    <div className="slot-strip" key="rolling">
      {[0, 1].flatMap((round) =>
        above.map((symbol, index) => <Cell key={`${round}-${index}`} source={skin.symbols[symbol]} />),
      )}
      {window}
    </div>
  ) : (
    <div className="slot-strip" key={`landing-${column.join("-")}`}>
      {window}
      {phase === "landing" &&
        above.map((symbol, index) => <Cell key={`above-${index}`} source={skin.symbols[symbol]} />)}
    </div>
  );
  const reel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // By script, because the sheet's rule for less motion ends every animation at once, cross-fades too.
    if (isCalm && phase === "landing")
      reel.current?.firstElementChild?.animate({ opacity: [0, 1] }, { duration: LANDING_MS });
  }, [isCalm, phase]);
  return (
    <div
      ref={reel}
      className="slot-reel"
      data-phase={phase}
      {...(isCalm && { "data-calm": "" })}
      {...(isCovered && { "data-covered": "" })}
      {...(isHopeful && { "data-hopeful": "" })}
    >
      {strip}
      {isCovered && skin.cover !== undefined && (
        <img className="slot-cover" src={skin.cover} alt="" decoding="sync" draggable={false} />
      )}
    </div>
  );
}
