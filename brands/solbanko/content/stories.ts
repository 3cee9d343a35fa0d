import type { AuthoredStory } from "@spilhus/brand/authoring";
import * as articles from "./articles/index.ts";
import { messages } from "./messages.ts";
import { offers } from "./offers.ts";
import * as pages from "./pages/index.ts";
import * as press from "./press/index.ts";
import { questions } from "./questions/index.ts";
import { shell } from "./shell.ts";
import { support } from "./support.ts";

const stories: readonly AuthoredStory[] = [
  shell,
  support,
  ...Object.values(pages),
  ...Object.values(articles),
  ...Object.values(press),
  ...questions,
  ...messages,
  ...offers,
];
export default stories;
