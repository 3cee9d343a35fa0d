import { css } from "styled-components";

export const layer = "composites";

export const styles = css`
  @keyframes skeleton-shine {
    from {
      background-position: 120% 0;
    }
    to {
      background-position: -60% 0;
    }
  }

  .skeleton {
    .bone {
      border-radius: var(--shape-control);
      background: var(--color-skeleton)
        linear-gradient(100deg, transparent 35%, var(--color-skeleton-shine) 50%, transparent 65%) 120% 0 /
        220% 100% no-repeat;
      animation: skeleton-shine 1.8s var(--motion-ease) infinite;
    }

    ul {
      display: grid;
      gap: var(--space-3);
    }

    &[data-shape="portrait"] ul,
    &[data-shape="plate"] ul {
      grid-template-columns: repeat(
        auto-fill,
        minmax(min(var(--space-card-min), calc(50% - var(--space-3))), 1fr)
      );
    }

    &[data-shape="portrait"] .bone {
      aspect-ratio: 3 / 4;
      border-radius: var(--shape-card);
    }

    &[data-shape="plate"] ul {
      grid-template-columns: repeat(auto-fill, minmax(min(var(--space-card-min), 100%), 1fr));
      gap: var(--space-4);
    }

    &[data-shape="plate"] .bone {
      aspect-ratio: 16 / 15;
      border-radius: var(--shape-card);
    }

    &[data-shape="line"] .bone {
      height: 4rem;
    }

    &[data-shape="field"] ul {
      gap: var(--space-5);
      max-width: 34rem;
    }

    &[data-shape="field"] li::before {
      content: "";
      display: block;
      width: 9rem;
      height: 1em;
      margin-block-end: 0.5em;
      border-radius: var(--shape-control);
      background: var(--color-skeleton);
    }

    &[data-shape="field"] .bone {
      height: var(--space-control);
    }

    &[data-shape="text"] .bone {
      height: 1.1em;
    }

    &[data-shape="text"] li:last-of-type .bone {
      width: 62%;
    }

    @media (prefers-reduced-motion: reduce) {
      .bone {
        animation: none;
      }
    }
  }

  /* A word that is filled in later, in a line that stands already. */
  [data-early-field] {
    display: inline-block;
    width: 8em;
    max-width: 100%;
    border-radius: var(--shape-control);
    background: var(--color-skeleton);
    color: transparent;
    user-select: none;
  }
`;
