import type { Meta, StoryObj } from "@storybook/react-vite";
import {
  COLOR_TOKENS,
  GROUND_KEYS,
  MOTION_KEYS,
  SHADOW_KEYS,
  SHAPE_KEYS,
  SPACE_KEYS,
  TYPE_KEYS,
} from "@spilhus/contracts";
import { DataTable, measureContrast } from "@spilhus/ui";
import { Fragment, type ReactNode } from "react";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { brandOf } from "../brands-shown/brands.ts";

/**
 * Every token of the contract with the value of the toolbar's brand. Components read only these custom properties; a
 * brand is complete when it defines all of them.
 */
const meta = { title: "Foundations/Tokens", tags: ["every-brand"] } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Swatch = styled.span<{ $token: string }>`
  display: block;
  width: 4rem;
  height: 2.5rem;
  border: 1px solid var(--color-border-strong);
  border-radius: var(--shape-control);
  background: ${({ $token }) => `var(--color-${$token})`};
`;
const Specimen = styled.span<{ $size: string }>`
  font-family: var(--font-display);
  font-size: ${({ $size }) => `var(--type-${$size})`};
  font-weight: var(--type-weight-display);
  line-height: 1.1;
`;
const Face = styled.span<{ $role: "display" | "body" }>`
  font-family: ${({ $role }) => `var(--font-${$role})`};
  font-variation-settings: ${({ $role }) => `var(--font-${$role}-variation)`};
  font-size: var(--type-size-title-l);
`;
const Bar = styled.span<{ $step: string }>`
  display: block;
  width: ${({ $step }) => `var(--space-${$step})`};
  max-width: 20rem;
  height: 1rem;
  background: var(--color-accent);
`;

const Sample = styled.span<{ $styles: string }>`
  display: block;
  width: 8rem;
  height: 4rem;
  border: 1px solid var(--color-border);
  background-color: var(--color-surface-raised);
  ${({ $styles }) => $styles}
`;
const Track = styled.span<{ $styles: string }>`
  display: block;
  width: 16rem;
  border-radius: var(--shape-pill);
  background: var(--color-surface-sunken);

  &::before {
    content: "";
    display: block;
    width: 2rem;
    height: 2rem;
    border-radius: var(--shape-pill);
    background: var(--color-accent);
    transition: translate var(--motion-slow) var(--motion-ease);
    ${({ $styles }) => $styles}
  }

  &:hover::before {
    translate: 14rem 0;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      transition: none;
    }
  }
`;

interface TokenTable {
  readonly caption: string;
  readonly prefix: string;
  readonly values: Readonly<Record<string, string>>;
  readonly keys: readonly string[];
  readonly show: (key: string) => ReactNode;
}

/** Tokens of one group: name, value and appearance. */
const tokenTable = ({ caption, prefix, values, keys, show }: TokenTable) => (
  <DataTable
    caption={caption}
    columns={[
      { id: "token", label: "Token" },
      { id: "value", label: "Value" },
      { id: "shown", label: "Shown" },
    ]}
    rows={keys.map((key) => ({
      id: key,
      cells: [`--${prefix}-${key}`, values[key] ?? "", <Fragment key={key}>{show(key)}</Fragment>],
    }))}
  />
);
const themeIn = (globals: Readonly<Record<string, unknown>>) => brandOf(globals["brand"]).theme;

/** Each colour role, its purpose, and the brand's value. */
export const Colours: Story = {
  render: (_, { globals }) => {
    const { theme: tokens } = brandOf(globals["brand"]);
    return (
      <DataTable
        caption="Colours"
        columns={[
          { id: "token", label: "Token" },
          { id: "value", label: "Value" },
          { id: "shown", label: "Shown" },
          { id: "use", label: "Use" },
        ]}
        rows={Object.entries(COLOR_TOKENS).map(([key, use]) => ({
          id: key,
          cells: [
            `--color-${key}`,
            tokens.color[key as keyof typeof COLOR_TOKENS],
            <Swatch key="s" $token={key} />,
            use,
          ],
        }))}
      />
    );
  },
};

/**
 * Every pair of text and background that the contract declares, its contrast ratio, and the required minimum (WCAG
 * 2.2).
 */
export const Contrast: Story = {
  render: (_, { globals }) => (
    <DataTable
      caption="Declared pairs, computed"
      columns={[
        { id: "pair", label: "Text on ground" },
        { id: "ratio", label: "Ratio", align: "end" },
        { id: "minimum", label: "At least", align: "end" },
      ]}
      rows={measureContrast(brandOf(globals["brand"]).theme).map((pair) => ({
        id: `${pair.foreground} on ${pair.background}`,
        cells: [
          `${pair.foreground} on ${pair.background}`,
          `${pair.ratio.toFixed(2)}${pair.passes ? "" : " (fails)"}`,
          pair.minimum.toFixed(1),
        ],
      }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryAllByText(/fails/)).toHaveLength(0);
  },
};

/** The type scale, fluid between phone and desktop, with the other type tokens below it. */
export const Type: Story = {
  tags: ["visual"],
  render: (_, { globals }) =>
    tokenTable({
      caption: "Type",
      prefix: "type",
      values: themeIn(globals).type,
      keys: TYPE_KEYS,
      show: (key) => key.startsWith("size-") && <Specimen $size={key}>Ærø 1.234,50</Specimen>,
    }),
};

/** The brand's typefaces, with Danish letters and figures in the weights they are served in. */
export const Typefaces: Story = {
  render: (_, { globals }) => {
    const { font } = themeIn(globals);
    return (
      <DataTable
        caption="Typefaces"
        columns={[
          { id: "role", label: "Role" },
          { id: "family", label: "Family" },
          { id: "weight", label: "Weights" },
          { id: "shown", label: "Shown" },
        ]}
        rows={(["display", "body"] as const).map((role) => ({
          id: role,
          cells: [
            `--font-${role}`,
            font[role].family,
            font[role].weight,
            <Face key={role} $role={role}>
              Blåbærgrød, æbleskiver og øllebrød 0123456789
            </Face>,
          ],
        }))}
      />
    );
  },
};

export const Spacing: Story = {
  render: (_, { globals }) =>
    tokenTable({
      caption: "Spacing",
      prefix: "space",
      values: themeIn(globals).space,
      keys: SPACE_KEYS,
      show: (key) => <Bar $step={key} />,
    }),
};

/** Corners and line widths. */
export const Shape: Story = {
  render: (_, { globals }) =>
    tokenTable({
      caption: "Shape",
      prefix: "shape",
      values: themeIn(globals).shape,
      keys: SHAPE_KEYS,
      show: (key) => (
        <Sample
          $styles={
            key === "hairline" || key === "line"
              ? `border: var(--shape-${key}) solid var(--color-border-strong);`
              : `border-radius: var(--shape-${key});`
          }
        />
      ),
    }),
};

/** Shadows, and backgrounds on top of a colour of the same name. */
export const ShadowsAndGrounds: Story = {
  render: (_, { globals }) => {
    const { shadow, ground } = themeIn(globals);
    return (
      <>
        {tokenTable({
          caption: "Shadows",
          prefix: "shadow",
          values: shadow,
          keys: SHADOW_KEYS,
          show: (key) => <Sample $styles={`box-shadow: var(--shadow-${key});`} />,
        })}
        {tokenTable({
          caption: "Grounds",
          prefix: "ground",
          values: ground,
          keys: GROUND_KEYS,
          show: (key) => <Sample $styles={`background-image: var(--ground-${key});`} />,
        })}
      </>
    );
  },
};

/** Hover a track to see it move. Nothing moves with reduced motion. */
export const Motion: Story = {
  render: (_, { globals }) =>
    tokenTable({
      caption: "Motion",
      prefix: "motion",
      values: themeIn(globals).motion,
      keys: MOTION_KEYS,
      show: (key) =>
        key.startsWith("ease") ? (
          <Track $styles={`transition-timing-function: var(--motion-${key});`} />
        ) : (
          ["fast", "base", "slow"].includes(key) && (
            <Track $styles={`transition-duration: var(--motion-${key});`} />
          )
        ),
    }),
};
