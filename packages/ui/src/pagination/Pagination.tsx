import { Icon } from "../icon/Icon.tsx";

export interface PaginationProps {
  readonly label: string;
  readonly page: number;
  readonly pageCount: number;
  readonly previousLabel: string;
  readonly nextLabel: string;
  /** Name of a page's link, e.g. "Side 3". */
  readonly pageLabel: (page: number) => string;
  readonly href: (page: number) => string;
}

/** Pages shown around the current one: first, last, and a neighbour on each side; `gap` stands for those left out. */
export function pagesAround(page: number, pageCount: number): (number | "gap")[] {
  const wanted = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((candidate) => candidate >= 1 && candidate <= pageCount)
    .toSorted((a, b) => a - b);
  return wanted.flatMap((candidate, index) => {
    const before = wanted[index - 1];
    return before !== undefined && candidate - before > 1 ? ["gap" as const, candidate] : [candidate];
  });
}

/** Links to the pages of a long list. Renders nothing if there is only one page. */
export function Pagination({
  label,
  page,
  pageCount,
  previousLabel,
  nextLabel,
  pageLabel,
  href,
}: PaginationProps) {
  if (pageCount <= 1) return null;
  return (
    <nav className="pagination" aria-label={label}>
      <ul>
        {page > 1 && (
          <li>
            <a href={href(page - 1)} rel="prev" aria-label={previousLabel}>
              <Icon name="arrow-left" />
            </a>
          </li>
        )}
        {pagesAround(page, pageCount).map((entry, index) =>
          entry === "gap" ? (
            <li key={`gap-${index}`} aria-hidden="true">
              <span>…</span>
            </li>
          ) : (
            <li key={entry}>
              <a
                href={href(entry)}
                aria-label={pageLabel(entry)}
                {...(entry === page && { "aria-current": "page" as const })}
              >
                {entry}
              </a>
            </li>
          ),
        )}
        {page < pageCount && (
          <li>
            <a href={href(page + 1)} rel="next" aria-label={nextLabel}>
              <Icon name="arrow-right" />
            </a>
          </li>
        )}
      </ul>
    </nav>
  );
}
