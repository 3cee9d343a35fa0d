import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster, Container, Grid, Section, Stack } from "./Layout.tsx";

/** Stacks, clusters, grids and containers, which set the space between elements. */
const meta = { title: "Atoms/Layout" } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const boxes = ["Indbetalingsgrænse", "Selvudelukkelsesregister", "Spilpause", "Kontooversigt"].map((text) => (
  <div className="notice" key={text}>
    {text}
  </div>
));

export const Stacked: Story = { render: () => <Stack>{boxes}</Stack> };
export const Clustered: Story = { render: () => <Cluster>{boxes}</Cluster> };
export const InAGrid: Story = { render: () => <Grid>{boxes}</Grid> };
export const ForReading: Story = {
  render: () => (
    <Container width="text">
      <Stack gap={2}>{boxes}</Stack>
    </Container>
  ),
};
/** The space between two sections of a page. */
export const InSections: Story = {
  render: () => (
    <>
      {boxes.slice(0, 2).map((box) => (
        <Section key={box.key}>{box}</Section>
      ))}
    </>
  ),
};
