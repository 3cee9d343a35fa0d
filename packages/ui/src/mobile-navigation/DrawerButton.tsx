import { styled } from "styled-components";
import { Icon } from "../icon/Icon.tsx";
import type { MobileNavigationPart } from "./mobile-navigation-props.ts";

const Root = styled.div`
  .drawer-button {
    display: inline-flex;
    align-items: center;
    gap: 0.5rem;
    min-height: 3rem;
    padding: 0.4rem 1.1rem 0.4rem 0.9rem;
    border: 2px solid var(--color-text);
    border-radius: var(--shape-pill);
    background: var(--color-surface-raised);
    color: var(--color-text);
    font-weight: var(--type-weight-strong);
    cursor: pointer;
  }

  .drawer-button:hover {
    background: var(--color-surface-sunken);
  }

  @media (min-width: 64rem) {
    display: none;
  }
`;

/** The header's button and the panel it pulls in from the side. */
export function DrawerButton({ menuLabel, panel, panelId }: MobileNavigationPart) {
  return (
    <Root data-mobile-navigation="drawer">
      <button className="drawer-button" type="button" popoverTarget={panelId}>
        <Icon name="menu" />
        {menuLabel}
      </button>
      {panel}
    </Root>
  );
}
