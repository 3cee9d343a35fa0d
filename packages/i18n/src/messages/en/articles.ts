import type { Translation } from "../translation.ts";

export const articles = {
  blog: "Blog",
  press: "Press",
  all: "All articles",
  allPress: "All press releases",
  backToBlog: "Back to the blog",
  backToPress: "Back to press",
  by: "By {{author}}",
  published: "Published {{date}}",
  readingTime_one: "{{count}}-minute read",
  readingTime_other: "{{count}}-minute read",
  category: "Topic",
  related: "Read also",
  games: "Games in this article",
  pressContact: "Press contact",
  none: "There are no articles here yet.",
  readArticle: "Read {{title}}",
} as const satisfies Translation<"articles">;
