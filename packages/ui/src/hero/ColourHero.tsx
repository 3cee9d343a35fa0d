import type { ReactNode } from "react";
import { styled } from "styled-components";
import { Picture, type PictureProps } from "../picture/Picture.tsx";

const Root = styled.section`
  --hero-ground: var(--color-spotlight);
  --layers: var(--ground-spotlight);
  --hero-ink: var(--color-on-spotlight);
  overflow: hidden;
  background-color: var(--hero-ground);
  background-image: var(--layers);
  color: var(--hero-ink);

  &[data-ground="action"] {
    --hero-ground: var(--color-action);
    --layers: none;
    --hero-ink: var(--color-on-action);
  }

  &[data-ground="raised"] {
    --hero-ground: var(--color-surface-raised);
    --layers: none;
    --hero-ink: var(--color-text);
  }

  .colour-row {
    display: grid;
    gap: var(--space-5);
    align-items: center;
    padding-block: var(--space-7);
  }

  .colour-text {
    display: grid;
    justify-items: start;
    gap: var(--space-4);
  }

  h1 {
    font-size: var(--type-size-hero);
    line-height: var(--type-leading-hero);
  }

  p {
    max-width: 46ch;
    font-size: var(--type-size-lead);
  }

  /* The action turns the ground's own two colours around: the pair that is declared to contrast. */
  .button[data-kind="primary"] {
    --ground: var(--hero-ink);
    --ink: var(--hero-ground);
    box-shadow: none;
  }

  .button[data-kind="primary"]:is(:hover, :active) {
    --ground: var(--hero-ground);
    --ink: var(--hero-ink);
    border-color: currentcolor;
  }

  img {
    width: min(26rem, 78%);
    margin-inline: auto;
  }

  @media (min-width: 60rem) {
    .colour-row:has(picture) {
      grid-template-columns: 1.1fr 1fr;
      min-height: 34rem;
    }

    img {
      width: 100%;
    }
  }
`;

export interface ColourHeroProps {
  readonly ground: "accent" | "action" | "raised";
  readonly title: string;
  readonly text?: string;
  readonly actions?: ReactNode;
  readonly picture?: PictureProps;
}

/** A full-width opening on a coloured ground (R2.24, R2.53). */
export function ColourHero({ ground, title, text, actions, picture }: ColourHeroProps) {
  return (
    <Root data-hero="colour" data-ground={ground}>
      <div className="container colour-row">
        <div className="colour-text">
          <h1>{title}</h1>
          {text && <p>{text}</p>}
          {actions && (
            <div className="cluster" data-gap="3">
              {actions}
            </div>
          )}
        </div>
        {picture && <Picture {...picture} priority />}
      </div>
    </Root>
  );
}
