import type { ReactNode } from "react";

export interface Detail {
  readonly id: string;
  readonly term: string;
  /** Nothing yet: `emptyLabel` stands in its place. */
  readonly value: ReactNode;
  /** A word about the value, e.g. where it comes from or why it cannot be changed. */
  readonly note?: string;
  /** Where it is changed; `label` names the detail too, e.g. "Ret telefonnummer". */
  readonly edit?: { readonly href: string; readonly text: string; readonly label: string };
}

export interface DetailListProps {
  readonly details: readonly Detail[];
  /** e.g. "Ikke udfyldt". */
  readonly emptyLabel: string;
}

/** What is known of somebody, term by term, each with the way to change it. */
export function DetailList({ details, emptyLabel }: DetailListProps) {
  return (
    <dl className="detail-list">
      {details.map(({ id, term, value, note, edit }) => (
        <div key={id}>
          <dt>{term}</dt>
          <dd>
            {value ?? <span className="detail-empty">{emptyLabel}</span>}
            {note && <span className="detail-note">{note}</span>}
          </dd>
          {edit && (
            <dd className="detail-edit">
              <a href={edit.href} aria-label={edit.label}>
                {edit.text}
              </a>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}
