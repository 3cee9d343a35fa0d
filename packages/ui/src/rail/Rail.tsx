import type { ReactNode } from "react";

export interface RailProps {
  /** Name of the list. */
  readonly label: string;
  readonly previousLabel: string;
  readonly nextLabel: string;
  readonly items: readonly { readonly id: string; readonly content: ReactNode }[];
}

/** Anything in a row that scrolls sideways and snaps. */
export function Rail({ label, previousLabel, nextLabel, items }: RailProps) {
  return (
    <div className="rail-frame">
      <ul className="rail" data-previous={previousLabel} data-next={nextLabel} aria-label={label}>
        {items.map(({ id, content }) => (
          <li key={id}>{content}</li>
        ))}
      </ul>
    </div>
  );
}
