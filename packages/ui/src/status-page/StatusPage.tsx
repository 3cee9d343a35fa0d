import type { ReactNode } from "react";
import { Icon, type IconName } from "../icon/Icon.tsx";

export interface StatusPageProps {
  /** `pause` for breaks, `lock` for closed accounts, `shield-attention` for what is held back, `user` for details to check. */
  readonly icon: IconName;
  readonly title: string;
  readonly children: ReactNode;
  /** When it ends, on the server's clock. */
  readonly until?: { readonly label: string; readonly dateTime: string; readonly text: string };
  /** Links to continue. */
  readonly actions?: ReactNode;
  /** Help links; `title` names their landmark, e.g. "Her kan du få hjælp". */
  readonly help?: {
    readonly title: string;
    readonly links: readonly {
      readonly href: string;
      readonly label: string;
      /** A phone number or a sentence. */
      readonly text?: string;
    }[];
  };
}

/** The page that a restricted player is sent to: the restriction, its end, and links to help. Plain in every brand. */
export function StatusPage({ icon, title, children, until, actions, help }: StatusPageProps) {
  return (
    <article className="status-page">
      <div className="status-sign">
        <Icon name={icon} />
      </div>
      <h1>{title}</h1>
      <div className="status-text">{children}</div>
      {until && (
        <p className="status-until">
          <span>{until.label}</span> <time dateTime={until.dateTime}>{until.text}</time>
        </p>
      )}
      {actions && <div className="status-actions">{actions}</div>}
      {help && (
        <nav className="status-help" aria-label={help.title}>
          <h2>{help.title}</h2>
          <ul>
            {help.links.map(({ href, label, text }) => (
              <li key={href}>
                <a href={href}>{label}</a>
                {text && <span>{text}</span>}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </article>
  );
}
