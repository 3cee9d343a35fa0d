import type { Meta, StoryObj } from "@storybook/react-vite";
import { demoArticles } from "../../fixtures/demoLists.ts";
import { ArticleCard } from "./ArticleCard.tsx";
import { ArticleList } from "./ArticleList.tsx";

/** Articles as cards: the newest one large, or all of one size. */
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

/** An editor may publish before the picture is drawn: its place stays, so that the row keeps its lines. */
export const WithoutPicture: Story = {
  tags: ["!visual"],
  render: (_, { globals }) => {
    const articles = demoArticles(String(globals["locale"]));
    return (
      <ArticleList
        label="Blog"
        headingLevel={2}
        articles={articles.map(({ picture, ...article }, index) =>
          index === 1 || !picture ? article : { ...article, picture },
        )}
      />
    );
  },
};

/** A card alone has no style: its list provides it. */
export const OneCard: Story = {
  tags: ["!visual"],
  render: (_, { globals }) => (
    <>
      {demoArticles(String(globals["locale"]))
        .slice(0, 1)
        .map((article) => (
          <ArticleCard key={article.id} article={article} headingLevel={2} />
        ))}
    </>
  ),
};
