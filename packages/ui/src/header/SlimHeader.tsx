import { ButtonLink } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { HeaderProps } from "./header-props.ts";

/** One bar: logo, navigation at its left, one bright action at its right; on phones a drawer takes its place. */
export function SlimHeader({
  logo,
  homeHref,
  navigationLabel,
  navigation,
  action,
  secondaryAction,
  account,
  search,
  languageSwitch,
  drawer,
}: HeaderProps) {
  const actions = (
    <>
      {secondaryAction && (
        <ButtonLink kind="quiet" href={secondaryAction.href}>
          {secondaryAction.label}
        </ButtonLink>
      )}
      {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
    </>
  );
  return (
    <header className="slim-header" {...(account !== undefined && { "data-account": "" })}>
      <div className="container header-row">
        <a className="header-logo" href={homeHref}>
          <img src={logo.src} width={logo.width} height={logo.height} alt={logo.alt} />
        </a>
        <nav className="header-navigation" aria-label={navigationLabel}>
          <ul>
            {navigation.map((item) => (
              <li key={item.href}>
                <a href={item.href} {...(item.current && { "aria-current": "page" as const })}>
                  {item.label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="header-end">
          {search && (
            <a className="header-search" href={search.href} aria-label={search.label}>
              <Icon name="search" />
            </a>
          )}
          <div className="header-wide">{languageSwitch}</div>
          {account ?? (drawer ? <div className="header-wide">{actions}</div> : actions)}
          {drawer}
        </div>
      </div>
    </header>
  );
}
