import { styled } from "styled-components";

const Root = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(10rem, 100%), 1fr));
  border-block: var(--shape-line) solid var(--color-border);

  & > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: 0.35rem;
    padding: var(--space-4);
    border-inline-start: var(--shape-line) solid var(--color-border);
  }

  & > div:first-of-type {
    border-inline-start: 0;
    padding-inline-start: 0;
  }

  dt {
    color: var(--color-text-muted);
    font-size: var(--type-size-small);
  }

  dd {
    font-size: clamp(1.25rem, 1rem + 1.3vw, 2.125rem);
    line-height: 1.1;
    letter-spacing: -0.02em;
  }

  @media (max-width: 40rem) {
    grid-template-columns: 1fr 1fr;

    & > div {
      padding-inline: var(--space-3);
    }

    & > div:nth-of-type(odd) {
      border-inline-start: 0;
      padding-inline-start: 0;
    }

    & > div:nth-of-type(n + 3) {
      border-block-start: var(--shape-line) solid var(--color-border);
    }
  }
`;

export interface StatBandProps {
  readonly stats: readonly { readonly label: string; readonly value: string }[];
}

/** Figures that say what the house is. */
export function StatBand({ stats }: StatBandProps) {
  return (
    <Root>
      {stats.map((stat) => (
        <div key={stat.label}>
          <dt>{stat.label}</dt>
          <dd className="number">{stat.value}</dd>
        </div>
      ))}
    </Root>
  );
}
