import { styled } from "styled-components";
import { ButtonLink } from "../button/Button.tsx";
import { Icon } from "../icon/Icon.tsx";
import type { HeaderProps } from "./header-props.ts";

const Root = styled.header`
  position: relative;
  z-index: 30;
  background: var(--color-header);
  color: var(--color-on-header);

  .header-row {
    display: flex;
    align-items: center;
    gap: 0.75rem;
    min-height: 4.75rem;
  }

  .header-logo {
    flex: none;
  }

  .header-logo img {
    width: auto;
    max-width: none;
    height: clamp(1.875rem, 9vw, 2.5rem);
  }

  .header-end {
    display: flex;
    align-items: center;
    gap: 0.5rem;
    margin-inline-start: auto;
  }

  .header-search {
    display: grid;
    place-items: center;
    width: 3rem;
    height: 3rem;
    border-radius: var(--shape-pill);
    background: var(--color-surface-sunken);
    transition: transform var(--motion-base) var(--motion-ease-land);
  }

  .header-search:hover {
    transform: rotate(-8deg) scale(1.06);
  }

  .header-wide {
    display: none;
  }

  .header-navigation {
    display: none;
  }

  @media (min-width: 64rem) {
    .header-row {
      min-height: 6.5rem;
    }

    .header-logo img {
      height: 3.5rem;
    }

    .header-wide {
      display: flex;
      align-items: center;
      gap: 0.75rem;
    }

    .header-drawer {
      display: none;
    }

    .header-navigation {
      display: block;
      margin-block-end: 1rem;
    }

    .header-navigation ul {
      display: flex;
      flex-wrap: wrap;
      gap: 0.5rem;
    }

    .header-navigation a {
      display: flex;
      align-items: center;
      gap: 0.6rem;
      min-height: 3rem;
      padding: 0.4rem 1.25rem 0.4rem 1rem;
      border: 2px solid var(--color-border);
      border-radius: var(--shape-pill);
      background: var(--color-surface-raised);
      font-weight: var(--type-weight-strong);
      text-decoration: none;
      transition:
        transform var(--motion-base) var(--motion-ease-land),
        border-color var(--motion-base) var(--motion-ease);
    }

    .header-navigation a:hover {
      border-color: var(--color-border-strong);
      transform: translateY(-2px);
    }

    .header-navigation [aria-current] {
      border-color: var(--color-text);
      background: var(--color-text);
      color: var(--color-surface);
    }
  }
`;

/** Two rows, a large logo and big targets, and under them the strip of the day's times. */
export function TallHeader({
  logo,
  homeHref,
  navigationLabel,
  navigation,
  action,
  secondaryAction,
  search,
  languageSwitch,
  strip,
  drawer,
}: HeaderProps) {
  return (
    <Root>
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
              {secondaryAction && (
                <ButtonLink kind="secondary" href={secondaryAction.href}>
                  {secondaryAction.label}
                </ButtonLink>
              )}
              {action && <ButtonLink href={action.href}>{action.label}</ButtonLink>}
            </div>
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
    </Root>
  );
}
