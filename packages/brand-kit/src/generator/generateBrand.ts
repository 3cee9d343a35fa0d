import { copyFile, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { conformance } from "../conformance/conformance.ts";
import type { Finding } from "../findings/finding.ts";
import { knownNow } from "../conformance/rules/known.ts";
import { enabledRoutes } from "@spilhus/brand";
import { ALL_PARTS, readBrandFolder } from "../brand-folder/readBrandFolder.ts";
import { BrandConfigError } from "../registry/brandConfigError.ts";
import { writeStubs } from "../stubs/writeStubs.ts";
import { appFiles } from "../app/appFiles.ts";
import { checkNewBrand, localHost } from "./new-brand/checkNewBrand.ts";
import { starterContent } from "./content/starterContent.ts";
import { iconSvg, logoSvg, socialSvg, touchIconSvg } from "./drawing/logo.ts";
import { brandFiles } from "./files/brandFiles.ts";
import { proposePalette } from "./palette/proposePalette.ts";
import { takenIn } from "./new-brand/takenIn.ts";
import { availableFonts, chooseFonts } from "./theme/availableFonts.ts";
import { proposeTheme } from "./theme/proposeTheme.ts";
import { NewBrandError, type NewBrand } from "./new-brand/newBrand.ts";

export interface GenerateOptions {
  /** Links the new packages into the workspace, so that the new brand's stories can be imported and checked. */
  readonly install: (root: string) => Promise<void>;
  readonly now?: Date;
}

export interface GeneratedBrand {
  /** Folders made, relative to the root. No other file of the repository is touched but the lockfile. */
  readonly folders: readonly [brand: string, app: string];
  /** Address on a local stack. */
  readonly address: string;
  readonly warnings: readonly Finding[];
}

async function writeAll(folder: string, files: ReadonlyMap<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of files) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

/** Remembers the lockfile, to restore it when the new packages are removed. */
async function keepLockfile(root: string): Promise<{ readonly restore: () => Promise<void> }> {
  const file = join(root, "pnpm-lock.yaml");
  if (!existsSync(file)) return { restore: async () => rm(file, { force: true }) };
  const before = await readFile(file);
  return { restore: async () => writeFile(file, before) };
}

async function writeBrand(root: string, newBrand: NewBrand): Promise<void> {
  const { id, name, look: scheme, primary, secondary } = newBrand;
  const palette = proposePalette({ scheme, primary, ...(secondary === undefined ? {} : { secondary }) });
  if (!palette.ok) throw new NewBrandError(`${palette.problem} The nearest that can is ${palette.nearest}.`);
  const { display, body } = chooseFonts(await availableFonts(root), scheme);
  const theme = proposeTheme(scheme, palette.color, { display: display.token, body: body.token });
  const folder = join(root, "brands", id);
  await writeAll(folder, brandFiles(newBrand, theme));
  await writeAll(join(folder, "content"), await starterContent(newBrand));
  // Loaded here only: reading brands needs no image library.
  const { default: sharp } = await import("sharp");
  const png = (svg: string) => sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
  await writeAll(
    join(folder, "assets"),
    new Map<string, string | Uint8Array>([
      ["logo.svg", logoSvg({ id, name }, theme.color)],
      ["icon.svg", iconSvg({ id, name }, theme.color)],
      ["apple-touch-icon.png", await png(touchIconSvg({ id, name }, theme.color))],
      ["social.png", await png(socialSvg({ id, name }, theme.color))],
    ]),
  );
  for (const font of [display, body]) await copyFile(font.path, join(folder, "assets", font.token.file));
}

/**
 * Makes a brand and its app, complete enough to be served: `brands/<id>` with palette, navigation, starter content,
 * logo and fonts, `apps/<id>` with its generated pages. When it cannot be completed, nothing of it is left.
 *
 * @throws {NewBrandError} when an id, name, host or colour cannot be used.
 * @throws {BrandConfigError} when what was made does not conform.
 */
export async function generateBrand(
  root: string,
  newBrand: NewBrand,
  { install, now = new Date() }: GenerateOptions,
): Promise<GeneratedBrand> {
  const problem = checkNewBrand(newBrand, await takenIn(root));
  if (problem !== undefined) throw new NewBrandError(problem);
  const folders = [`brands/${newBrand.id}`, `apps/${newBrand.id}`] as const;
  const lockfile = await keepLockfile(root);
  try {
    await writeBrand(root, newBrand);
    await writeAll(join(root, folders[1]), await appFiles(root, newBrand.id));
    await writeStubs(join(root, folders[1]), enabledRoutes(newBrand.features));
    await install(root);
    const findings = conformance(await readBrandFolder(root, newBrand.id, ALL_PARTS), knownNow(now));
    const errors = findings.filter(({ level }) => level === "error");
    if (errors.length > 0) throw new BrandConfigError(errors);
    return { folders, address: `http://${localHost(newBrand.id)}:3000`, warnings: findings };
  } catch (error) {
    for (const folder of folders) await rm(join(root, folder), { recursive: true, force: true });
    await lockfile.restore();
    throw error;
  }
}
