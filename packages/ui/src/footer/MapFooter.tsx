import { Icon } from "../icon/Icon.tsx";
import { FooterDuties } from "./FooterDuties.tsx";
import type { FooterProps } from "./footer-props.ts";

/** Help and opening hours first, then every page of the site as the quarters of a map. */
export function MapFooter({ logo, about, groups, help, legal, languageSwitch, ...duties }: FooterProps) {
  return (
    <footer className="map-footer">
      <div className="container">
        <section className="footer-help">
          <div>
            <h2>{help.title}</h2>
            <p>{help.text}</p>
            <div className="footer-reach">
              <a href={help.phone.href}>
                <Icon name="phone" />
                {help.phone.label}
              </a>
              {help.email && (
                <a href={help.email.href}>
                  <Icon name="mail" />
                  {help.email.label}
                </a>
              )}
            </div>
          </div>
          <div className="footer-hours">
            <h3>{help.hoursTitle}</h3>
            <dl>
              {help.hours.map(({ days, hours }) => (
                <div key={days}>
                  <dt>{days}</dt>
                  <dd>{hours}</dd>
                </div>
              ))}
            </dl>
          </div>
        </section>
        <div className="footer-map">
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
        </div>
        <FooterDuties {...duties} />
        <div className="footer-end">
          <img src={logo.src} width={logo.width} height={logo.height} alt={logo.alt} loading="lazy" />
          <p>
            {about} {legal}
          </p>
          {languageSwitch}
        </div>
      </div>
    </footer>
  );
}
