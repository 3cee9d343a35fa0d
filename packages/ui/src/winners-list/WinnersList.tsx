import { Picture, type PictureProps } from "../picture/Picture.tsx";

export interface WinnerContent {
  readonly id: string;
  /** First name and initial. */
  readonly player: string;
  readonly game: { readonly href: string; readonly name: string };
  readonly amount: string;
  /** When, as shown ("for 4 min. siden") and for machines. */
  readonly when: { readonly text: string; readonly dateTime: string };
  readonly picture?: PictureProps;
}

export interface WinnersListProps {
  readonly label: string;
  /** Newest first. */
  readonly winners: readonly WinnerContent[];
}

/** Who won what, where and when. Net wins only; stands inside a `WinnersListFrame`. */
export function WinnersList({ label, winners }: WinnersListProps) {
  return (
    <ol aria-label={label}>
      {winners.map((winner) => (
        <li key={winner.id} data-winner={winner.id}>
          {winner.picture && <Picture {...winner.picture} />}
          <a className="winner-game" href={winner.game.href}>
            {winner.game.name}
          </a>
          <p className="winner-who">
            {winner.player} <time dateTime={winner.when.dateTime}>{winner.when.text}</time>
          </p>
          <p className="winner-amount number">{winner.amount}</p>
        </li>
      ))}
    </ol>
  );
}
