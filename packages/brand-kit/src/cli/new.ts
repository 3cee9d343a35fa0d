/**
 * Makes a brand.
 *
 *     npm run brand:new -- <id> [--name … --domain … --primary #… --secondary #… --features a,b --look dark|light] [--yes]
 *
 * Asks for what no flag gives; with `--yes`, or without a terminal, takes the proposal instead. A brand that
 * cannot be made gets one line and exit code 1.
 */
import { resolve } from "node:path";
import { log, outro, spinner } from "@clack/prompts";
import { formatFinding } from "../findings/finding.ts";
import { promptNewBrand } from "../generator/new-brand/promptNewBrand.ts";
import { checkNewBrand } from "../generator/new-brand/checkNewBrand.ts";
import { generateBrand } from "../generator/generateBrand.ts";
import { installWorkspace } from "../generator/installWorkspace.ts";
import { readCommandLine } from "../generator/new-brand/readCommandLine.ts";
import { takenIn } from "../generator/new-brand/takenIn.ts";
import { NewBrandError } from "../generator/new-brand/newBrand.ts";
import { newBrandFromFlags } from "../generator/new-brand/newBrandFromFlags.ts";
import { repositoryRoot } from "../brand-folder/repositoryRoot.ts";

try {
  const { id, root: given, yes, flags } = readCommandLine(process.argv.slice(2));
  const root = resolve(given ?? repositoryRoot());
  const taken = await takenIn(root);
  const isAsked = !yes && process.stdin.isTTY === true;
  const newBrand = isAsked ? await promptNewBrand(id, flags, taken) : newBrandFromFlags(id, flags, taken);
  const problem = checkNewBrand(newBrand, taken);
  if (problem !== undefined) throw new NewBrandError(problem);
  const progress = isAsked ? spinner() : undefined;
  progress?.start("Writing the brand, linking the workspace, checking it");
  const { folders, address, warnings } = await generateBrand(root, newBrand, {
    install: installWorkspace,
  }).catch((error: unknown) => {
    progress?.stop("It could not be made.");
    throw error;
  });
  progress?.stop(`Made ${folders.join(" and ")}.`);
  for (const warning of warnings) log.warn(formatFinding(warning));
  const next = `Run npm start, then open ${address}. Put licensee and licence number into ${folders[0]}/brand.ts.`;
  if (isAsked) outro(next);
  else console.log(`Made ${folders.join(" and ")}. ${next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
