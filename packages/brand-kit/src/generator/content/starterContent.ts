import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { routeById } from "@spilhus/routes";
import type { Inks } from "@spilhus/brand/authoring";
import { enabledRoutes } from "@spilhus/brand";
import type { NewBrand } from "../new-brand/newBrand.ts";
import { proposeInks } from "../palette/proposeInks.ts";
import { renderTemplate } from "./renderTemplate.ts";

const TEMPLATES = fileURLToPath(new URL("../../../templates/content/", import.meta.url));
const STYLE = { dark: "aurora-night", light: "paper-hall" } as const;

interface Listed {
  readonly folder: "pages" | "articles" | "press" | "questions";
  /** What each file of the folder exports. */
  readonly exported: string;
}
const FOLDERS: readonly Listed[] = [
  { folder: "pages", exported: "page" },
  { folder: "articles", exported: "article" },
  { folder: "press", exported: "item" },
  { folder: "questions", exported: "questions" },
];

const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

async function templatesIn(folder: string): Promise<string[]> {
  const files = await readdir(new URL(`file://${TEMPLATES}${folder}/`));
  return files
    .filter((file) => file.endsWith(".ts"))
    .map((file) => file.slice(0, -".ts".length))
    .sort();
}

/** Puts a brand's inks in the place of the template's. */
function inkIn(source: string, inks: Inks): string {
  let inked = source;
  for (const [name, hex] of Object.entries(inks)) {
    inked = inked.replace(new RegExp(`\\b${name}: "#[0-9a-f]{6}"`), `${name}: "${hex}"`);
  }
  return inked;
}

/** `stories.ts`: every story of the folder in one list. */
function storiesFile(
  lists: readonly { readonly local: string; readonly from: string; readonly exported: string }[],
) {
  const imports = lists.map(({ local, from, exported }) =>
    local === exported
      ? `import { ${local} } from "${from}";`
      : `import { ${exported} as ${local} } from "${from}";`,
  );
  const entries = lists.map(({ local }) => `  ${local === "questions" ? "...questions" : local},`);
  return [
    'import type { AuthoredStory } from "@spilhus/brand/authoring";',
    ...imports,
    'import { shell } from "./shell.ts";',
    'import { support } from "./support.ts";',
    "",
    "const stories: readonly AuthoredStory[] = [",
    "  shell,",
    "  support,",
    ...entries,
    "];",
    "export default stories;",
    "",
  ].join("\n");
}

/**
 * The starter content of a brand, path under `content/` to text: a page in both languages for each enabled route
 * that is made of a story, questions, and articles and press where the brand has them. It is the brand's own from
 * then on.
 */
export async function starterContent(newBrand: NewBrand): Promise<Map<string, string>> {
  const has = (feature: "blog" | "press") => newBrand.features.includes(feature);
  const pages = new Set<string>(
    enabledRoutes(newBrand.features).filter((id) => routeById(id).story !== undefined),
  );
  const files = new Map<string, string>();
  const read = async (path: string) => {
    const template = await readFile(`${TEMPLATES}${path}`, "utf8");
    const text = renderTemplate(template, newBrand.features)
      .replaceAll('"Startbrand ApS"', () => JSON.stringify(`${newBrand.name} ApS`))
      .replaceAll('"Startbrand"', () => JSON.stringify(newBrand.name))
      .replaceAll('"startbrand.example"', () => JSON.stringify(newBrand.domain))
      .replaceAll('"paper-hall"', JSON.stringify(STYLE[newBrand.look]));
    files.set(path, text);
  };
  for (const path of ["art.ts", "house.ts", "shell.ts", "support.ts"]) await read(path);
  files.set("art.ts", inkIn(files.get("art.ts") ?? "", proposeInks(newBrand)));
  const lists: { local: string; from: string; exported: string }[] = [];
  for (const { folder, exported } of FOLDERS) {
    if (folder === "articles" && !has("blog")) continue;
    if (folder === "press" && !has("press")) continue;
    for (const name of await templatesIn(folder)) {
      if (folder === "pages" && !pages.has(name)) continue;
      await read(`${folder}/${name}.ts`);
      const local = folder === "questions" ? exported : `${camel(name)}${folder === "pages" ? "Page" : ""}`;
      lists.push({ local, from: `./${folder}/${name}.ts`, exported });
    }
  }
  files.set("stories.ts", storiesFile(lists));
  return files;
}
