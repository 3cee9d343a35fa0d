import { MovementList, type ShownMovement } from "./MovementList.tsx";

export interface MovementDayProps {
  /** Of the heading. */
  readonly id: string;
  /** e.g. "23. november 2026"; its rows have the time alone. */
  readonly day: string;
  readonly movements: readonly ShownMovement[];
}

/** The movements of one day under its date. */
export function MovementDay({ id, day, movements }: MovementDayProps) {
  return (
    <section className="movement-day" aria-labelledby={id}>
      <h2 id={id}>{day}</h2>
      <MovementList label={day} movements={movements} />
    </section>
  );
}
