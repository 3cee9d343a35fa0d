import type { Meta, StoryObj } from "@storybook/react-vite";
import { COLOR_TOKENS, SPACE_KEYS, TYPE_KEYS } from "@spilhus/contracts";
import { DataTable, measureContrast } from "@spilhus/ui";
import { expect } from "storybook/test";
import { styled } from "styled-components";
import { themeOf } from "../brand-themes/themes.ts";

const meta = { title: "Foundations/Tokens" } satisfies Meta;
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
const Bar = styled.span<{ $step: string }>`
  display: block;
  width: ${({ $step }) => `var(--space-${$step})`};
  max-width: 20rem;
  height: 1rem;
  background: var(--color-accent);
`;

export const Colours: Story = {
  render: (_, { globals }) => {
    const { tokens } = themeOf(globals["brand"]);
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

export const Contrast: Story = {
  render: (_, { globals }) => (
    <DataTable
      caption="Declared pairs, computed"
      columns={[
        { id: "pair", label: "Text on ground" },
        { id: "ratio", label: "Ratio", align: "end" },
        { id: "minimum", label: "At least", align: "end" },
      ]}
      rows={measureContrast(themeOf(globals["brand"]).tokens).map((pair) => ({
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

export const Type: Story = {
  tags: ["visual"],
  render: () => (
    <DataTable
      caption="Type scale"
      columns={[
        { id: "token", label: "Token" },
        { id: "shown", label: "Shown" },
      ]}
      rows={TYPE_KEYS.filter((key) => key.startsWith("size-")).map((key) => ({
        id: key,
        cells: [
          `--type-${key}`,
          <Specimen key="s" $size={key}>
            Ærø 1.234,50
          </Specimen>,
        ],
      }))}
    />
  ),
};

export const Spacing: Story = {
  render: (_, { globals }) => {
    const { tokens } = themeOf(globals["brand"]);
    return (
      <DataTable
        caption="Spacing"
        columns={[
          { id: "token", label: "Token" },
          { id: "value", label: "Value" },
          { id: "shown", label: "Shown" },
        ]}
        rows={SPACE_KEYS.map((key) => ({
          id: key,
          cells: [`--space-${key}`, tokens.space[key], <Bar key="s" $step={key} />],
        }))}
      />
    );
  },
};
