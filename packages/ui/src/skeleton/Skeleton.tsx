export interface SkeletonProps {
  /** The shape of the content: game cards of either kind, rows of a list, running text, fields of a form. */
  readonly shape: "portrait" | "plate" | "line" | "text" | "field";
  readonly count: number;
  /** Text for screen readers, e.g. "Henter spil …". */
  readonly label: string;
}

/** A placeholder with the shape and size of content that is loading. */
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
