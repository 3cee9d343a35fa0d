import type { ReactNode } from "react";
import { Icon } from "../icon/Icon.tsx";

export interface ContactCardProps {
  readonly title: string;
  readonly text?: string;
  readonly phone: { readonly href: string; readonly label: string };
  readonly email: { readonly href: string; readonly label: string };
  readonly hoursTitle: string;
  readonly hours: readonly { readonly days: string; readonly hours: string }[];
  readonly actions?: ReactNode;
}

/** How and when to reach a person. */
export function ContactCard({ title, text, phone, email, hoursTitle, hours, actions }: ContactCardProps) {
  return (
    <section className="contact-card">
      <div>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
        <div className="contact-ways">
          <a href={phone.href}>
            <Icon name="phone" />
            {phone.label}
          </a>
          <a href={email.href}>
            <Icon name="mail" />
            {email.label}
          </a>
        </div>
        {actions}
      </div>
      <div>
        <h3>{hoursTitle}</h3>
        <dl>
          {hours.map((entry) => (
            <div key={entry.days}>
              <dt>{entry.days}</dt>
              <dd>{entry.hours}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
