import type { AuthoredStory } from "@spilhus/brand/authoring";
import * as articles from "./articles/index.ts";
import * as pages from "./pages/index.ts";
import { questions } from "./questions/index.ts";
import { shell } from "./shell.ts";

const stories: readonly AuthoredStory[] = [
  shell,
  ...Object.values(pages),
  ...Object.values(articles),
  ...questions,
];
export default stories;
