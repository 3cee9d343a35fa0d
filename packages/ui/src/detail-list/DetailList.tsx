import type { ReactNode } from "react";

export interface Detail {
  readonly id: string;
  readonly term: string;
  /** If absent, `emptyLabel` is shown. */
  readonly value: ReactNode;
  /** A note about the value, e.g. its source or why it cannot be changed. */
  readonly note?: string;
  /** Link to change it; `label` names the detail too, e.g. "Ret telefonnummer". */
  readonly edit?: { readonly href: string; readonly text: string; readonly label: string };
}

export interface DetailListProps {
  readonly details: readonly Detail[];
  /** e.g. "Ikke udfyldt". */
  readonly emptyLabel: string;
}

/** Details as terms and values, each with a link to change it. */
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
