export interface JackpotCounterProps {
  /** Id of the jackpot; an island finds the counter by it. */
  readonly id: string;
  readonly label: string;
  /** Whole amount in øre at `asOf`. */
  readonly amountOre: number;
  /** Growth of the last minute in øre. */
  readonly growthOrePerMinute: number;
  /** Time of the amount, ISO 8601. */
  readonly asOf: string;
  /** The amount as shown, e.g. "1.234.567,00 kr.". */
  readonly text: string;
  /** `medium` in lists and beside other content; `large` as the page's main content. */
  readonly size?: "medium" | "large";
}

/**
 * A jackpot's amount in tabular figures. Server-rendered and complete without script; an island may count it up through
 * `[data-jackpot]` (text of `.jackpot-amount`). It is not a live region, because screen readers would announce every
 * change.
 */
export function JackpotCounter({
  id,
  label,
  amountOre,
  growthOrePerMinute,
  asOf,
  text,
  size = "large",
}: JackpotCounterProps) {
  return (
    <p
      className="jackpot"
      data-size={size}
      data-jackpot={id}
      data-growth={growthOrePerMinute}
      data-as-of={asOf}
    >
      <span className="jackpot-label eyebrow">{label}</span>
      <data className="jackpot-amount number" value={amountOre}>
        {text}
      </data>
    </p>
  );
}
