import type { Meta, StoryObj } from "@storybook/react-vite";
import { DataTable } from "./DataTable.tsx";

const meta = { title: "Data/Table", component: DataTable } satisfies Meta<typeof DataTable>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cookies: Story = {
  args: {
    caption: "Cookies på siden",
    columns: [
      { id: "name", label: "Navn" },
      { id: "purpose", label: "Formål" },
      { id: "days", label: "Levetid", align: "end" },
    ],
    rows: [
      { id: "locale", cells: ["locale", "Husker sproget", "365 dage"] },
      { id: "consent", cells: ["consent", "Husker dit svar om cookies", "365 dage"] },
    ],
  },
};
