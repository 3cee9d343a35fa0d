import { Icon } from "../icon/Icon.tsx";

export interface LimitBarProps {
  /** e.g. "Indbetalingsgrænse pr. uge". */
  readonly label: string;
  /** In words, e.g. "Brugt 250,00 kr. af 1.000,00 kr."; or that no limit is set. */
  readonly text: string;
  /** In words, e.g. "750,00 kr. tilbage". */
  readonly leftText?: string;
  readonly usedOre: number;
  /** Absent until the player has set a limit. */
  readonly limitOre: number | null;
  /** A raise that waits, in words, e.g. "Hæves til 2.000,00 kr. 22/11/2026 14:05:00". */
  readonly pendingText?: string;
  /** The end is something to reach, not to stay below: a full bar warns of nothing. */
  readonly isGoal?: boolean;
}

function stateOf(share: number, limitOre: number | null, isGoal: boolean) {
  if (limitOre === null) return "unset";
  if (isGoal || share < 0.8) return "within";
  return share >= 1 ? "reached" : "near";
}

/** Width of the mark in a bar of which nothing is used. */
const UNUSED_PX = 4;

/** How much of a limit is used. The text says everything; the bar is visual only. */
export function LimitBar(props: LimitBarProps) {
  const { label, text, leftText, usedOre, limitOre, pendingText, isGoal = false } = props;
  const share = limitOre === null || limitOre === 0 ? 0 : Math.min(1, Math.max(0, usedOre / limitOre));
  return (
    <div className="limit-bar" data-state={stateOf(share, limitOre, isGoal)}>
      <h3>{label}</h3>
      <p>{text}</p>
      {/* Without a limit there is nothing to draw: an empty box would look like a text field. */}
      {limitOre !== null && (
        // Widths as attributes: a strict policy refuses inline styles.
        <svg aria-hidden="true" width="100%" height="12" focusable="false">
          {/* An unused bar has a mark at its start, for the same reason. */}
          <rect
            className="limit-used"
            width={share > 0 ? `${Math.round(share * 1_000) / 10}%` : UNUSED_PX}
            height="100%"
            rx={share > 0 ? 5 : 0}
          />
        </svg>
      )}
      {leftText && <p className="limit-left">{leftText}</p>}
      {pendingText && (
        <p className="limit-pending">
          <Icon name="clock" />
          {pendingText}
        </p>
      )}
    </div>
  );
}
