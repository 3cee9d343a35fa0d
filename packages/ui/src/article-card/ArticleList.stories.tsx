import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoArticles } from "../../fixtures/demoLists.ts";
import { ArticleList } from "./ArticleList.tsx";

const meta = { title: "Editorial/Articles", tags: ["visual"] } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lead: Story = {
  render: (_, { globals }) => (
    <ArticleList label="Blog" lead headingLevel={2} articles={demoArticles(String(globals["locale"]))} />
  ),
};

export const Equal: Story = {
  render: (_, { globals }) => (
    <ArticleList label="Blog" headingLevel={2} articles={demoArticles(String(globals["locale"]))} />
  ),
};
