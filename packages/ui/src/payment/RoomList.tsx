export interface Room {
  readonly id: string;
  /** e.g. "24 timer". */
  readonly label: string;
  /** e.g. "750,00 kr.". */
  readonly leftText: string;
  /** e.g. "af 1.000,00 kr.", and when there is more. */
  readonly note: string;
}

export interface RoomListProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly rooms: readonly Room[];
}

/** What each of a player's limits still leaves, one line each, beside the amount that is typed. */
export function RoomList({ id, title, rooms }: RoomListProps) {
  return (
    <section className="room-list" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      <dl>
        {rooms.map(({ id: room, label, leftText, note }) => (
          <div key={room}>
            <dt>{label}</dt>
            <dd className="room-left">{leftText}</dd>
            <dd className="room-note">{note}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
