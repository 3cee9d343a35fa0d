import type { AuthoredStory } from "@spilhus/brand/authoring";
import { faq } from "./pages/faq.ts";
import { front } from "./pages/front.ts";
import { shell } from "./shell.ts";

const stories: readonly AuthoredStory[] = [shell, front, faq];
export default stories;
