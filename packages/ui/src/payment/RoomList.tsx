import { LimitBar } from "../limit-bar/LimitBar.tsx";

export interface Room {
  readonly id: string;
  /** e.g. "24 timer". */
  readonly label: string;
  /** e.g. "750,00 kr. tilbage af 1.000,00 kr.". */
  readonly text: string;
  /** When there is more, in words. */
  readonly moreText?: string;
  readonly usedOre: number;
  readonly limitOre: number;
}

export interface RoomListProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly rooms: readonly Room[];
}

/** What each of a player's limits still leaves. */
export function RoomList({ id, title, rooms }: RoomListProps) {
  return (
    <section className="room-list" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <ul>
        {rooms.map(({ id: room, label, text, moreText, usedOre, limitOre }) => (
          <li key={room}>
            <LimitBar
              label={label}
              headingLevel={4}
              text={text}
              usedOre={usedOre}
              limitOre={limitOre}
              {...(moreText !== undefined && { pendingText: moreText })}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
