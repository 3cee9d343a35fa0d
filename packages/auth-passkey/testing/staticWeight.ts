import { resolve } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";

const ENTRY = "\0entry";
const sourceOf = (entry: string) => JSON.stringify(resolve(import.meta.dirname, "../src", entry));

export interface StaticWeight {
  /** Brotli bytes that come with the page, React left out. */
  readonly bytes: number;
  /** Files that come with the page. */
  readonly modules: readonly string[];
  /** Files that come when they are needed. */
  readonly later: readonly string[];
}

/** What an island that imports these names of `./react` and of `.` adds to a page, before anything is pressed. */
export async function staticWeight(
  drawn: readonly string[],
  headless: readonly string[],
): Promise<StaticWeight> {
  const entry = `export { ${drawn.join(", ")} } from ${sourceOf("react/index.ts")};
export { ${headless.join(", ")} } from ${sourceOf("index.ts")};`;
  const built = await build({
    configFile: false,
    logLevel: "error",
    resolve: { conditions: ["source", "module", "browser", "import", "default"] },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === ENTRY ? ENTRY : undefined),
        load: (id) => (id === ENTRY ? entry : undefined),
      },
    ],
    build: {
      write: false,
      minify: true,
      modulePreload: false,
      target: "es2024",
      rolldownOptions: {
        input: ENTRY,
        external: [/^react(?:$|\/)/],
        preserveEntrySignatures: "strict",
      },
    },
  });
  const outputs = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[]; // Nothing is watched.
  const chunks = new Map(
    outputs
      .flatMap(({ output }) => output)
      .filter((file) => file.type === "chunk")
      .map((chunk) => [chunk.fileName, chunk]),
  );
  const first = new Set<string>();
  const visit = (fileName: string) => {
    if (first.has(fileName) || !chunks.has(fileName)) return;
    first.add(fileName);
    chunks.get(fileName)?.imports.forEach(visit);
  };
  for (const { isEntry, fileName } of chunks.values()) if (isEntry) visit(fileName);
  const codeOf = (isFirst: boolean) =>
    [...chunks.values()].filter(({ fileName }) => first.has(fileName) === isFirst);
  const filesOf = (isFirst: boolean) =>
    codeOf(isFirst).flatMap(({ modules }) =>
      Object.entries(modules)
        .filter(([, { renderedLength }]) => renderedLength > 0)
        .map(([file]) => file.replace(/^.*\/(?:node_modules|packages)\//, "")),
    );
  return {
    bytes: codeOf(true).reduce((sum, { code }) => sum + brotliCompressSync(code).length, 0),
    modules: filesOf(true),
    later: filesOf(false),
  };
}
