import { FooterDuties } from "./FooterDuties.tsx";
import type { FooterProps } from "./footer-props.ts";

/** One dark band: a large name, four columns, a large licence, small legal text. */
export function ColumnsFooter({ logo, about, groups, help, legal, languageSwitch, ...duties }: FooterProps) {
  return (
    <footer className="columns-footer">
      <div className="container">
        <div className="footer-top">
          <img src={logo.src} width={logo.width} height={logo.height} alt={logo.alt} loading="lazy" />
          <p>{about}</p>
        </div>
        <div className="footer-columns">
          {groups.map((group) => (
            <nav key={group.title} aria-label={group.title}>
              <h2>{group.title}</h2>
              <ul>
                {group.links.map((link) => (
                  <li key={link.href} {...(link.isForGuests && { "data-for": "guests" })}>
                    <a href={link.href}>{link.label}</a>
                  </li>
                ))}
              </ul>
            </nav>
          ))}
          <section className="footer-help">
            <h2>{help.title}</h2>
            <a href={help.phone.href}>{help.phone.label}</a>
            {help.email && (
              <div>
                <a href={help.email.href}>{help.email.label}</a>
              </div>
            )}
            <dl aria-label={help.hoursTitle}>
              {help.hours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </section>
        </div>
        <FooterDuties {...duties} />
        <div className="footer-legal">
          <p>{legal}</p>
          {languageSwitch}
        </div>
      </div>
    </footer>
  );
}
