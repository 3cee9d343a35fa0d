import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface OverviewCardProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  /** The one figure that counts, e.g. "1.234,50 kr."; nothing until it is known: its place is kept. */
  readonly figure?: string | undefined;
  /** Whether the card has a figure at all. */
  readonly hasFigure?: boolean;
  readonly children?: ReactNode;
  /** Where there is more. */
  readonly more?: { readonly href: string; readonly label: string };
  /** Takes the whole row. */
  readonly wide?: boolean;
}

/** One thing that a player wants to see at a glance, and the way to more of it. */
export function OverviewCard(props: OverviewCardProps) {
  const { id, title, figure, hasFigure = figure !== undefined, children, more, wide = false } = props;
  return (
    <section className="overview-card" data-wide={wide} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hasFigure && <p className="overview-figure">{figure}</p>}
      {children}
      {more && (
        <a className="overview-more" href={more.href}>
          {more.label}
          <Icon name="arrow-right" />
        </a>
      )}
    </section>
  );
}

/** A player's account at a glance. */
export function Overview({ children }: { readonly children: ReactNode }) {
  return <div className="overview">{children}</div>;
}
