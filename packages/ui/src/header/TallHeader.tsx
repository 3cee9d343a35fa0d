import { ButtonLink } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { HeaderProps } from "./header-props.ts";

/** Two rows, a large logo and big targets, and under them the strip of the day's times. */
export function TallHeader({
  logo,
  homeHref,
  navigationLabel,
  navigation,
  action,
  secondaryAction,
  account,
  search,
  languageSwitch,
  strip,
  drawer,
}: HeaderProps) {
  return (
    <header className="tall-header" data-clock="edge" {...(account !== undefined && { "data-account": "" })}>
      <div className="container">
        <div className="header-row">
          <a className="header-logo" href={homeHref}>
            <img src={logo.src} width={logo.width} height={logo.height} alt={logo.alt} />
          </a>
          <div className="header-end">
            {search && (
              <a className="header-search" href={search.href} aria-label={search.label}>
                <Icon name="search" />
              </a>
            )}
            <div className="header-wide">
              {languageSwitch}
              {!account && secondaryAction && (
                <ButtonLink kind="secondary" href={secondaryAction.href}>
                  {secondaryAction.label}
                </ButtonLink>
              )}
              {!account && action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
            </div>
            {account}
            <div className="header-drawer">{drawer}</div>
          </div>
        </div>
        <nav className="header-navigation" aria-label={navigationLabel}>
          <ul>
            {navigation.map((item) => (
              <li key={item.href}>
                <a href={item.href} {...(item.current && { "aria-current": "page" as const })}>
                  {item.icon && <Icon name={item.icon} />}
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {strip}
    </header>
  );
}
