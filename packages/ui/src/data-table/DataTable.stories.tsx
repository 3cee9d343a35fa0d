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

/** Rows of a tool: on a narrow screen each is a block, so that no column is out of sight. */
export const Stacked: Story = {
  args: {
    caption: "Udbetalinger, der venter",
    narrow: "stack",
    columns: [
      { id: "player", label: "Spiller" },
      { id: "amount", label: "Beløb", align: "end" },
      { id: "account", label: "Konto" },
      { id: "requested", label: "Anmodet" },
    ],
    rows: [
      { id: "1", cells: ["Kaj Åkrogsen, 10000034", "300,00 kr.", "•••• 0083", "24/11/2026 02:36"] },
      { id: "2", cells: ["Hans Åkrogsen, 10000035", "1.200,00 kr.", "•••• 0084", "24/11/2026 02:37"] },
    ],
  },
};
