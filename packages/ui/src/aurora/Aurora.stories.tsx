import type { Meta, StoryObj } from "@storybook/react-vite";
import { styled } from "styled-components";
import { Aurora } from "./Aurora.tsx";

/** Moving light behind a hero. Decoration only; it does not move with reduced motion. */
const meta = { title: "Atoms/Aurora", parameters: { layout: "fullscreen" } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const Ground = styled.div`
  position: relative;
  min-height: 24rem;
  background: var(--color-hero);
`;

export const Ground24Rem: Story = {
  render: () => (
    <Ground>
      <Aurora />
    </Ground>
  ),
};
