import type { Meta, StoryObj } from "@storybook/react-vite";
import { Cluster, Grid } from "../layout/Layout.tsx";
import { Icon } from "./Icon.tsx";
import { ICON_NAMES } from "./paths.ts";

const meta = { title: "Atoms/Icon", component: Icon, tags: ["visual"] } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const TheSet: Story = {
  args: { name: "home" },
  render: () => (
    <Grid min="small">
      {ICON_NAMES.map((name) => (
        <Cluster key={name}>
          <Icon name={name} /> <span>{name}</span>
        </Cluster>
      ))}
    </Grid>
  ),
};

export const WithAName: Story = { args: { name: "lock", label: "Låst" } };
