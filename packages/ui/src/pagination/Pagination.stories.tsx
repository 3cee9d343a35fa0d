import type { Meta, StoryObj } from "@storybook/react-vite";
import { Pagination } from "./Pagination.tsx";

const meta = { title: "Overview/Pagination", component: Pagination } satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

const args = {
  label: "Sider",
  previousLabel: "Forrige side",
  nextLabel: "Næste side",
  pageLabel: (page: number) => `Side ${page}`,
  href: (page: number) => `#side-${page}`,
};

export const First: Story = { args: { ...args, page: 1, pageCount: 13 } };
export const InTheMiddle: Story = { args: { ...args, page: 7, pageCount: 13 } };
