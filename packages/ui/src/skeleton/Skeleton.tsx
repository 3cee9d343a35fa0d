export interface SkeletonProps {
  /** The shape of what comes: game cards of either kind, rows of a list, running text, fields of a form. */
  readonly shape: "portrait" | "plate" | "line" | "text" | "field";
  readonly count: number;
  /** Said to those who cannot see it, e.g. "Henter spil …". */
  readonly label: string;
}

/** Holds the place of what is on its way, in its shape and measure. */
export function Skeleton({ shape, count, label }: SkeletonProps) {
  return (
    <div className="skeleton" data-shape={shape}>
      <output className="visually-hidden">{label}</output>
      <ul aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className="bone" />
          </li>
        ))}
      </ul>
    </div>
  );
}
